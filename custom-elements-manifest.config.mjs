/** Keeps the elements and what a user of them may rely on, and drops the rest. */
const onlyPublic = {
  name: 'only-public',
  packageLinkPhase({ customElementsManifest: manifest }) {
    const elements = manifest.modules.flatMap(({ declarations = [] }) => declarations);
    for (const element of elements) {
      const hidden = new Set();
      element.members = element.members?.filter((member) => {
        if (!member.privacy || member.privacy === 'public') return true;
        hidden.add(member.name);
        return false;
      });
      element.attributes = element.attributes?.filter((a) => !hidden.has(a.fieldName));
      // The analyzer adds what stands in `dispatchEvent`, under the name of a variable.
      element.events = element.events?.filter((event) => event.description);
    }
    manifest.modules = manifest.modules.filter(({ declarations = [] }) =>
      declarations.some(({ customElement, tagName }) => customElement && tagName),
    );
  },
};

/** Names modules as they are published, because the package has no `src`. */
function publish(node) {
  for (const [key, value] of Object.entries(node)) {
    if (value && typeof value === 'object') publish(value);
    else if (key === 'path' || key === 'module')
      node[key] = value.replace(/^\/?src\/(.*)\.[jt]s$/, 'dist/$1.js');
  }
}

const publishedPaths = {
  name: 'published-paths',
  packageLinkPhase({ customElementsManifest }) {
    publish(customElementsManifest);
  },
};

export default {
  globs: ['src/elements/**/*.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [onlyPublic, publishedPaths],
};
