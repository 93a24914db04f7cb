import { isError } from '../game/diagnostic.js';
import { readStream } from '../notation/pdn/stream.js';
import { formatPdn, type PdnFormat } from '../notation/pdn/writer.js';
import { command, type Status } from './command.js';
import { bytesOf, filesOf, lookFor, write } from './files.js';
import { variant, variantOf } from './options.js';
import { complainOf } from './output.js';

export const convert = command({
  name: 'convert',
  operands: 'FILE…',
  about: 'Writes the games of PDN files anew, as clean PDN 3.0',
  more: `The file - is standard input. What could not be played stays as a comment, and is told on
standard error. The status is 0 if there is nothing of the kind, 1 if there is, 2 if a file could
not be read; then no OUT is written.`,
  options: {
    out: {
      short: 'o',
      value: 'OUT',
      about: 'the file to write, also one of those read (standard output)',
    },
    moves: { value: ['short', 'full'], about: 'captures by their ends, or every landing (short)' },
    names: { value: ['numeric', 'algebraic'], about: 'the names of squares (those players use)' },
    end: { value: ['star', 'result'], about: 'what ends a game (star, as PDN 3.0 has it)' },
    sign: { value: ['x', ':', '-'], about: 'the sign of captures (that of the game)' },
    bare: { about: 'leaves out comments, glyphs and variations' },
    variant,
  },
  async run({ values, operands }): Promise<Status> {
    const { out, moves, names, end, sign, bare } = values;
    const asked = variantOf(values.variant);
    const format: PdnFormat = {
      ...(moves && { moves }),
      ...(names && { names }),
      ...(end && { end }),
      ...(sign && { captureSign: sign }),
      ...(bare && { leaveOut: 'annotations' }),
    };
    const kept: string[] = [];
    let isFirst = true;
    let status: Status = 0;
    const files = filesOf(operands);
    for (const file of files) await lookFor(file);
    for (const file of files)
      for await (const { game, diagnostics } of readStream(
        bytesOf(file),
        asked && { variant: asked },
      )) {
        const text = `${isFirst ? '' : '\n'}${formatPdn(game, format)}`;
        isFirst = false;
        // A file is written at the end: it may be one that is still being read.
        if (out === undefined) await write(undefined, text);
        else kept.push(text);
        for (const found of diagnostics.filter(isError)) {
          status = 1;
          await complainOf(file, found);
        }
      }
    if (out !== undefined) await write(out, kept.join(''));
    return status;
  },
});
