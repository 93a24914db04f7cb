// A Rollup plugin: says what is known of the browsers that a bundle is made for, so that Lit's ways
// around what older ones lack are left out.
const known = [
  // Style sheets can be adopted: Chrome 73, Firefox 101, Safari 16.4.
  {
    file: /@lit[\\/]reactive-element[\\/]css-tag\.js$/,
    pattern: /(?<==)\w+\.ShadowRoot&&[^;]*?"replace"in CSSStyleSheet\.prototype/,
    value: 'true',
  },
  // Shadow roots are there, so that no polyfill asks to be told of elements.
  {
    file: /@lit[\\/]reactive-element[\\/]reactive-element\.js$/,
    pattern: /\w+\.reactiveElementPolyfillSupport/,
    value: 'undefined',
  },
];

export function knownBrowsers() {
  return {
    name: 'known-browsers',
    transform(code, id) {
      const found = known.find(({ file }) => file.test(id));
      if (!found) return null;
      if (!found.pattern.test(code)) this.error(`${id} is written otherwise than it was`);
      return { code: code.replace(found.pattern, found.value), map: null };
    },
  };
}
