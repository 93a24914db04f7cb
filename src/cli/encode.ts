import { isError } from '../game/diagnostic.js';
import { encodeSolution } from '../notation/encoded.js';
import { readStream } from '../notation/pdn/stream.js';
import { formatPdn } from '../notation/pdn/writer.js';
import { command, type Status } from './command.js';
import { bytesOf, filesOf, write } from './files.js';
import { variant, variantOf } from './options.js';
import { complainOf } from './output.js';

export const encode = command({
  name: 'encode',
  operands: 'FILE…',
  about: 'Writes the games of PDN files for data-solution, so that nobody reads them in a page',
  more: `The file - is standard input. What could not be played is told on standard error. The status is 0
if there is nothing of the kind, 1 if there is, 2 if a file could not be read; then nothing is
written.`,
  options: {
    out: { short: 'o', value: 'OUT', about: 'the file to write (standard output)' },
    variant,
  },
  async run({ values, operands }): Promise<Status> {
    const asked = variantOf(values.variant);
    const texts: string[] = [];
    let status: Status = 0;
    for (const file of filesOf(operands))
      for await (const { game, diagnostics } of readStream(
        bytesOf(file),
        asked && { variant: asked },
      )) {
        texts.push(formatPdn(game));
        for (const found of diagnostics.filter(isError)) {
          status = 1;
          await complainOf(file, found);
        }
      }
    await write(values.out, `${encodeSolution(texts.join('\n'))}\n`);
    return status;
  },
});
