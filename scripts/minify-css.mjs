// A Rollup plugin: minifies each css`…` template of src, with the esbuild that is here anyway. They
// are plain text, for which Lit has a shorter function than the tag.
import { transform } from 'esbuild';

export function minifyCss(target) {
  return {
    name: 'minify-css',
    async transform(code, id) {
      if (!/[\\/]src[\\/][^?]*\.ts$/.test(id) || !code.includes('css`')) return null;
      const parts = code.split(/(?<![\w$.])css`([^`]*)`/);
      // odd parts are what stands between the backticks
      for (let i = 1; i < parts.length; i += 2) {
        const text = parts[i];
        if (/\$\{|\\/.test(text))
          this.error('a css template must be plain text: no expression and no backslash');
        const minified = await transform(text, {
          loader: 'css',
          charset: 'utf8',
          minify: true,
          target,
        });
        // the lines taken out come back after the template, so that source maps stay right
        const lines = text.split('\n').length - 1;
        parts[i] = `plainCss(\`${minified.code.trim()}\`)${'\n'.repeat(lines)}`;
      }
      const imported = /(import \{[^}]*)\bcss\b([^}]*\} from 'lit')/;
      return {
        code: parts.join('').replace(imported, '$1unsafeCSS as plainCss$2'),
        map: null,
      };
    },
  };
}
