// A Rollup plugin: leaves out of a bundle what Lit does for browsers older than ours, and for what
// no element here does. A new version of Lit may be written otherwise; then the build says so.
const left = {
  'css-tag': [
    // Style sheets can be adopted: Chrome 73, Firefox 101, Safari 16.4.
    [/(?<==)\w+\.ShadowRoot&&[^;]*?"replace"in CSSStyleSheet\.prototype/, 'true'],
    // Only Lit makes them, each once and of plain text.
    [/if\(this\._\$cssResult\$=!0,\w+!==\w+\)throw Error\("[^"]*"\);/, ''],
    [/(const \w+=)void 0!==\w+&&1===\w+\.length(?=;)/, '$1!1'],
  ],
  'reactive-element': [
    // Shadow roots are there, so that no polyfill asks to be told of elements.
    [/\w+\.reactiveElementPolyfillSupport/, 'undefined'],
    // Properties are declared without decorators, which would leave notes here.
    [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/, ''],
    [/const \w+=this\[Symbol\.metadata\];if\(null!==\w+\)\{[^{}]*\}(?=this\._\$Eh=)/, ''],
    [/static addInitializer\(\w+\)\{.*?\}(?=static)/, ''],
    [/(?<=\.finalize\(\)),void 0!==\w+\.l&&\(this\.l=\[\.\.\.\w+\.l\]\)/, ''],
    [/,this\.constructor\.l\?\.forEach\(.*?\)\)/, ''],
    // Several versions of Lit on a page do no harm.
    [/,\(\w+\.reactiveElementVersions\?\?=\[\]\)\.push\("[^"]*"\)/, ''],
    // No property becomes an attribute.
    [/\w+\.trustedTypes,\w+=\w+\?\w+\.emptyScript:""(?=,)/, '""'],
    [/(?<=\{)toAttribute\(\w+,\w+\)\{.*?return \w+\},(?=fromAttribute)/, ''],
    [/_\$ET\(\w+,\w+\)\{.*?\}\}(?=_\$AK\()/, ''],
    [/this\._\$Eq&&=this\._\$Eq\.forEach\(.*?\)\),(?=this\._\$EM\(\)\})/, ''],
    [/\|\|(\w+)\.useDefault&&\1\.reflect&&.*?(?=\)\)return)/, ''],
    [/,!0===\w+&&this\._\$Em!==\w+&&\(this\._\$Eq\?\?=new Set\)\.add\(\w+\)/, ''],
    // No attribute is a number, an object or a list; a boolean one has its own converter.
    [/(?<=\{)fromAttribute\((\w+),\w+\)\{.*?return \w+\}(?=\},)/, 'fromAttribute:$1=>$1'],
    // No converter is a function, no property internal, and none has a symbol for its name.
    [/"function"==typeof \w+\.converter\?\{fromAttribute:\w+\.converter\}:/, ''],
    [/\w+\.state&&\(\w+\.attribute=!1\),/, ''],
    [/\[(\.\.\.\w+\(\w+\)),\.\.\.\w+\(\w+\)\]/, '[$1]'],
    // No element has a controller.
    [/addController\(\w+\)\{.*?\}removeController\(\w+\)\{.*?\}(?=_\$E_\()/, ''],
    [/,this\._\$EO\?\.forEach\([^()]*\(\)\)|this\._\$EO\?\.forEach\([^()]*\(\)\),?/g, ''],
    // None has a default that an attribute gives way to.
    [/\w+&&!\(this\._\$Ej\?\?=new Map\).*?\|\|void 0!==\w+\)\|\|(?=\(this\._\$AL)/, ''],
    [/\?\?this\._\$Ej\?\.get\(\w+\)\?\?\w+/, ''],
  ],
};

export function leanLit() {
  return {
    name: 'lean-lit',
    transform(code, id) {
      const [, name] = /@lit[\\/]reactive-element[\\/]([\w-]+)\.js$/.exec(id) ?? [];
      if (!left[name]) return null;
      let lean = code;
      for (const [pattern, value] of left[name]) {
        if (!pattern.test(lean)) this.error(`${id} is written otherwise than it was: ${pattern}`);
        lean = lean.replace(pattern, value);
      }
      return { code: lean, map: null };
    },
  };
}
