import type { Mechanic, VariantRecord } from '../record.js';
import type { Faults } from './faults.js';

// What is possible by itself, but not together. Only members that could be read are looked at.

type Parts = Partial<VariantRecord>;
type Look = (parts: Parts, faults: Faults) => void;

const has = ({ mechanics = [] }: Parts, mechanic: Mechanic): boolean =>
  mechanics.includes(mechanic);

/** Whether a member is not there at all, rather than there and faulty. */
const lacks = (parts: Parts, key: keyof VariantRecord, { list }: Faults): boolean =>
  parts[key] === undefined && !list.some(({ path }) => path.split(/[.[]/)[0] === key);

/** Mechanics that may not stand side by side, and why. */
const apart: readonly (readonly [Mechanic, Mechanic, string])[] = [
  ['longMen', 'towers', 'each says how captures are made'],
  ['longMen', 'kingMaximum', 'each says how captures are made'],
  ['towers', 'kingMaximum', 'each says how captures are made'],
  ['towers', 'kingBeatsMan', 'a tower is never a king or a man and nothing else'],
  ['hop', 'line', 'a line may be passed that is one man long'],
  ['loneLoses', 'kingBeatsMan', 'who has one piece has lost before'],
];

const mechanicsApart: Look = (parts, faults) => {
  for (const [one, other, why] of apart)
    if (has(parts, one) && has(parts, other))
      faults.add('conflict', 'mechanics', `cannot have "${one}" beside "${other}": ${why}.`);
};

/** What says who has won when few pieces are left goes with no other goal than to win them. */
const mechanicsAndGoal: Look = (parts, faults) => {
  const { goal } = parts;
  const refuse = (mechanic: Mechanic, why: string): void => {
    if (has(parts, mechanic))
      faults.add(
        'conflict',
        'goal',
        `cannot be "${goal}" beside the mechanic "${mechanic}": ${why}.`,
      );
  };
  if (goal === 'misere') {
    refuse('loneLoses', 'who has no piece left would win');
    refuse('kingBeatsMan', 'who has no piece left would win');
  }
  if (goal === 'firstKing') {
    refuse('throne', 'the first king ends the game');
    refuse('kingBeatsMan', 'the first king ends the game');
    refuse('kingMaximum', 'the first king ends the game');
  }
};

const throneComplete: Look = (parts, faults) => {
  const { throne, mechanics } = parts;
  const isPlayed = has(parts, 'throne');
  if (isPlayed && lacks(parts, 'throne', faults))
    faults.add('missing', 'throne', 'is missing, but the mechanic "throne" needs its squares.');
  if (throne && !isPlayed && (mechanics || lacks(parts, 'mechanics', faults)))
    faults.add('conflict', 'throne', 'needs the mechanic "throne" beside it.');
  if ((throne || isPlayed) && lacks(parts, 'star', faults))
    faults.add('missing', 'star', 'is missing, but a king is promoted to a star on its throne.');
};

const towersAlone: Look = (parts, faults) => {
  if (!has(parts, 'towers')) return;
  const because = 'beside the mechanic "towers"';
  if (parts.capture?.removal === 'after')
    faults.add(
      'conflict',
      'capture.removal',
      `is "after", but has to be "immediate" ${because}: what is taken goes under at once.`,
    );
  if (parts.capture?.priority.includes('kingFirst'))
    faults.add('conflict', 'capture.priority', `cannot have "kingFirst" ${because}.`);
  if (parts.star) faults.add('conflict', 'star', `cannot stand ${because}.`);
};

const river: Look = (parts, faults) => {
  const rows = parts.board?.rows ?? 0;
  if (has(parts, 'longMen') && rows % 2 === 1)
    faults.add(
      'conflict',
      'board.rows',
      `is ${rows}, but has to be even beside the mechanic "longMen": a river lies between two rows.`,
    );
};

/** Of these, the second has nothing left to decide. */
const priorities: Look = ({ capture, mechanics = [] }, faults) => {
  const { priority = [] } = capture ?? {};
  for (const other of ['count', 'kings'] as const)
    if (priority.includes('value') && priority.includes(other))
      faults.add(
        'conflict',
        'capture.priority',
        `cannot have "${other}" beside "value": captures of one value take as many pieces and kings.`,
      );
  if (
    mechanics.includes('kingMaximum') &&
    (priority.includes('count') || priority.includes('value'))
  )
    faults.add(
      'conflict',
      'mechanics',
      'cannot have "kingMaximum" where capture.priority counts the pieces of every capture.',
    );
};

const starLands: Look = ({ king, star }, faults) => {
  if (king && star?.landing !== undefined && star.landing !== (king.landing ?? 'any'))
    faults.add(
      'conflict',
      'star.landing',
      `is "${star.landing}", but has to be "${king.landing ?? 'any'}" as that of kings, or left out.`,
    );
};

const looks: readonly Look[] = [
  mechanicsApart,
  mechanicsAndGoal,
  throneComplete,
  towersAlone,
  river,
  priorities,
  starLands,
];

/** Finds what does not go together. */
export function checkConflicts(parts: Parts, faults: Faults): void {
  for (const look of looks) look(parts, faults);
}
