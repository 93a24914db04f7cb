// `npm test`: everything that has to hold before a change is good. The last line is the sum.
import { runSteps } from './steps.mjs';
import { close } from './tally.mjs';

close(
  await runSteps([
    { name: 'types', command: 'npm run --silent types' },
    { name: 'lint', command: 'npm run --silent lint' },
    // after the types, because both write custom-elements.json
    { name: 'build', command: 'npm run --silent build', needs: ['types'] },
    { name: 'node tests', command: 'npm run --silent test:node', needs: ['build'], counts: true },
    {
      name: 'browser tests',
      command: 'npm run --silent test:browser',
      needs: ['build'],
      counts: true,
    },
    {
      name: 'sizes',
      command: 'npm run --silent check:size',
      needs: ['build'],
      counts: true,
      show: true,
    },
    {
      name: 'pages',
      command: 'npm run --silent check:pages',
      needs: ['build'],
      counts: true,
    },
    {
      name: 'speed',
      command: 'npm run --silent check:speed',
      needs: ['build'],
      counts: true,
      show: true,
    },
    { name: 'exports', command: 'npm run --silent check:exports', needs: ['build'] },
  ]),
);
