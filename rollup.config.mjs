import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { bundledLicenses } from './scripts/bundled-licenses.mjs';
import { entries, manifest, programs } from './scripts/entries.mjs';
import { finishedCss } from './scripts/finished-css.mjs';
import { leanLit } from './scripts/lean-lit.mjs';
import { minifyCss } from './scripts/minify-css.mjs';
import { sameNames } from './scripts/same-names.mjs';
import { shortNames } from './scripts/short-names.mjs';

// The oldest browsers that the elements run in.
const target = ['chrome111', 'firefox115', 'safari16.4'];

// Modules of Lit are only loaded for what they export: an element that draws itself without
// templates comes without the template engine.
const treeshake = { moduleSideEffects: (id) => !/node_modules\/(@lit|lit|lit-.*)\//.test(id) };

// The files for a <script type="module"> from a CDN, beside all.js.
const cdn = {
  'draughts-board': 'src/index.ts',
  'draughts-viewer': 'src/viewer.ts',
  'draughts-puzzle': 'src/puzzle.ts',
  locales: 'src/locales.ts',
};

const typescript = (options = {}) => [
  minifyCss(target),
  esbuild({ target, tsconfig: 'tsconfig.json', ...options }),
];

const shorter = await shortNames();
const mangling = {
  mangleProps: new RegExp(`^(${Object.keys(shorter).join('|')})$`),
  mangleCache: shorter,
};

const bundle = () => [
  nodeResolve({ exportConditions: ['production', 'browser'] }),
  leanLit(),
  finishedCss(target),
  typescript(mangling),
  terser({
    ecma: 2020,
    module: true,
    // No getter of ours or Lit's is read for what it does, no function asked for its length, and
    // `String` of no symbol. Statements joined by commas compress worse.
    compress: {
      passes: 3,
      inline: 1,
      keep_fargs: false,
      pure_getters: true,
      sequences: false,
      unsafe: true,
      unsafe_arrows: true,
    },
    format: { comments: false },
  }),
  bundledLicenses(),
];

export default [
  {
    // For bundlers, import maps and Node: one module a source file, dependencies left to the user.
    input: [...entries, ...programs].map(({ source }) => source),
    external: new RegExp(`^(${Object.keys(manifest.dependencies).join('|')})(/|$)|^node:`),
    plugins: [typescript()],
    output: {
      dir: 'dist',
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: 'src',
      sourcemap: true,
    },
  },
  {
    // What a page loads later is a chunk of its own, and so is what chunks share: hosts append
    // ?ver=1 to the address of a script, and then it is another module to whoever imports it.
    input: cdn,
    treeshake,
    plugins: [bundle(), sameNames()],
    output: {
      dir: 'dist/cdn',
      format: 'es',
      chunkFileNames: 'chunks/[hash:7].js',
      freeze: false,
      generatedCode: { preset: 'es2015', symbols: false },
      // What several of them need comes with the first.
      manualChunks: {
        index: ['src/index.ts'],
        'write-move': ['src/notation/write-move.ts'],
        companion: [
          'src/drawing/parts.ts',
          ...['companion', 'card.styles', 'icon', 'move-text'].map(
            (name) => `src/elements/shared/${name}.ts`,
          ),
        ],
        'read-move': ['src/notation/read-move.ts'],
        comment: ['src/board/shape.ts', 'src/notation/shapes.ts', 'src/notation/comment.ts'],
        hands: ['src/elements/hands/hands.ts'],
        reader: ['src/elements/draughts-board/games.ts'],
      },
      sourcemap: true,
    },
  },
  {
    // Everything in one file, for `integrity` and for pages that are kept as files.
    input: { all: 'src/all.ts' },
    treeshake,
    plugins: [bundle()],
    output: { dir: 'dist/cdn', format: 'es', inlineDynamicImports: true, sourcemap: true },
  },
];
