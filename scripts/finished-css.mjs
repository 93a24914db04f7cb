// A Rollup plugin: works out, when the bundle is made, the style sheets that modules named
// `*.css.ts` export as text, so that a page gets the text and not what makes it.
import { build, transform } from 'esbuild';

export function finishedCss(target) {
  return {
    name: 'finished-css',
    async load(id) {
      if (!id.endsWith('.css.ts')) return null;
      const { outputFiles, metafile } = await build({
        entryPoints: [id],
        bundle: true,
        format: 'esm',
        write: false,
        metafile: true,
      });
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
      const code = Buffer.from(outputFiles[0].contents).toString('base64');
      const texts = await import(`data:text/javascript;base64,${code}`);
      const lines = Object.entries(texts).map(async ([name, css]) => {
        const minified = await transform(css, { loader: 'css', minify: true, target });
        return `export const ${name}: string = ${JSON.stringify(minified.code.trim())};\n`;
      });
      return (await Promise.all(lines)).join('');
    },
  };
}
