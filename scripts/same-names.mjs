// A Rollup plugin: what chunks share they call by the name it has inside. Rollup gives each export a
// short name, and the minifier then another one to what it stands for; a page needs only one of them.
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A number as source maps write it, five bits a digit, the sign last. */
function written(number) {
  let rest = number < 0 ? -number * 2 + 1 : number * 2;
  let text = '';
  do {
    text += digits[(rest & 31) + (rest > 31 ? 32 : 0)];
    rest >>>= 5;
  } while (rest > 0);
  return text;
}

function firstNumber(text) {
  let value = 0;
  let length = 0;
  for (let more = true; more; length++) {
    const digit = digits.indexOf(text[length]);
    value += (digit & 31) << (5 * length);
    more = digit > 31;
  }
  return { value: value & 1 ? -(value >>> 1) : value >>> 1, length };
}

/** Moves all that is mapped in the first line. */
function shift(map, by) {
  const { value, length } = firstNumber(map.mappings);
  map.mappings = written(value + by) + map.mappings.slice(length);
}

const pairs = (list) => list.split(',').map((pair) => pair.split(' as '));
const listed = (names) =>
  names.map(([from, to]) => (from === to ? from : `${from} as ${to}`)).join(',');

export function sameNames() {
  return {
    name: 'same-names',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        // What is imported when it is needed is asked for by name.
        for (const shared of chunks.filter((chunk) => !chunk.isEntry && !chunk.isDynamicEntry)) {
          const found = /export\{([^}]*)\}/.exec(shared.code);
          if (!found) continue;
          const inside = new Map(pairs(found[1]).map(([own, name]) => [name ?? own, own]));
          shared.code = shared.code.replace(found[0], `export{${[...inside.values()].join(',')}}`);
          const name = shared.fileName.split('/').at(-1).replaceAll('.', '\\.');
          const use = new RegExp(
            `^(.*?(?:import|export)\\{)([^}]*)(\\}from"[./\\w-]*/${name}")`,
            's',
          );
          for (const chunk of chunks.filter(({ imports }) => imports.includes(shared.fileName))) {
            const [before, start, names, end] = use.exec(chunk.code) ?? [];
            if (!before && new RegExp(`import"[./\\w-]*/${name}"`).test(chunk.code)) continue;
            if (!before) this.error(`${chunk.fileName} imports ${name} in a way unknown here.`);
            const after = listed(pairs(names).map(([from, to = from]) => [inside.get(from), to]));
            chunk.code = start + after + end + chunk.code.slice(before.length);
            if (chunk.map) shift(chunk.map, after.length - names.length);
          }
        }
      },
    },
  };
}
