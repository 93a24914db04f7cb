import './rules/more-variants.js';

export { type Attempt, type Explanation, explain } from './rules/explain.js';
export type { Move, Step } from './rules/move.js';
export type { Outcome, OutcomeRule } from './rules/outcome.js';
export { perft } from './rules/perft.js';
export { Position, type SetupError, type SetupErrors } from './rules/position.js';
export { type RandomOpeningOptions, randomOpening } from './rules/random-opening.js';
export type { Reason } from './rules/reason.js';
