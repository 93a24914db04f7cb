// What has to hold for every game there is. A suite is a function of a variant and the data on it
// that makes a list of tests; it knows no test runner, so Node and a browser run the same.
import { draws } from './draws.mjs';
import { examples } from './examples.mjs';
import { explanations } from './explain.mjs';
import { opening } from './facts.mjs';
import { outcomes } from './outcomes.mjs';
import { parameters } from './parameters.mjs';
import { perft } from './perft.mjs';
import { randomPlay } from './random-play.mjs';
import { towers } from './towers.mjs';
import { vectors } from './vectors.mjs';

const hasTowers = ({ rules }) => rules.mechanics?.includes('towers');

export const suites = {
  opening,
  outcomes,
  parameters,
  perft,
  vectors: (variant, data) => (hasTowers(variant) ? towers : vectors)(variant, data),
  examples,
  draws,
  explanations,
  randomPlay,
};

/** The files of test/data that tell about a game. */
export const filesOf = (id) => ({
  vectors: `vectors/${id}.json`,
  perft: 'perft.json',
  examples: 'examples.json',
  edgeCases: 'edge-cases.json',
  cases: 'cases.json',
  draws: 'draws.json',
});
