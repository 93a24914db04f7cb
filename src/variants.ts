import './rules/more-variants.js';

export type { Board } from './board/board.js';
export type { Color, Kind, Piece, Square } from './board/piece.js';
export type { Counters, DrawCount, KingMoves, Setup } from './board/setup.js';
export { findVariant, getVariant, Variant, variants } from './board/variant.js';
export { type RuleSection, ruleCard, summary } from './locales/rule-card.js';
export type { RuleWords } from './locales/rule-phrases.js';
export { defineVariant } from './rules/define-variant.js';
export type { VariantError, VariantErrors } from './variants/checking/faults.js';
export { drawRules } from './variants/draws.js';
export type * from './variants/record.js';
