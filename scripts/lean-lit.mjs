// A Rollup plugin: leaves out of a bundle what Lit does for browsers older than ours, and for what
// no element here does. A new version of Lit may be written otherwise; then the build says so.
const left = {
  'css-tag': [
    // Style sheets can be adopted: Chrome 73, Firefox 101, Safari 16.4.
    [/(?<==)\w+\.ShadowRoot&&[^;]*?"replace"in CSSStyleSheet\.prototype/, 'true'],
    // Each is made once, and by `css`.
    [/if\((this\._\$cssResult\$=!0),\w+!==\w+\)throw Error\("[^"]*"\)/, '$1'],
    [
      /let \w+=this\.o;const .*?return \w+(?=\}toString)/,
      'return this.o??=(o=>(o.replaceSync(this.cssText),o))(new CSSStyleSheet)',
    ],
    // Nobody reads it as a text, or asks what it was made of.
    [/toString\(\)\{return this\.cssText\}/, ''],
    [/,this\.t=\w+(?=\})/, ''],
    [/(\w+)=>new (\w+)\("string"==typeof \1\?\1:\1\+"",void 0,\w+\)/, '$1=>new $2($1)'],
    [/(return new \w+\(\w+),\w+,\w+\)/, '$1)'],
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
    [/_\$ET\(\w+,\w+\)\{.*?\}\}(?=_\$AK\()/, ''],
    [/this\._\$Eq&&=this\._\$Eq\.forEach\(.*?\)\),(?=this\._\$EM\(\)\})/, ''],
    [/\|\|(\w+)\.useDefault&&\1\.reflect&&.*?(?=\)\)return)/, ''],
    [/,!0===\w+&&this\._\$Em!==\w+&&\(this\._\$Eq\?\?=new Set\)\.add\(\w+\)/, ''],
    [/&&this\._\$Em!==\w+(?=\)\{)/, ''],
    [/this\._\$Em=null,(?=this\._\$Ev)/, ''],
    // None has a default that an attribute gives way to.
    [/\w+&&!\(this\._\$Ej\?\?=new Map\).*?\|\|void 0!==\w+\)\|\|(?=\(this\._\$AL)/, ''],
    // No attribute is a number, an object or a list; a boolean one has its own converter.
    [/attribute:!0,type:String,converter:\w+,reflect:!1,useDefault:!1,hasChanged:\w+/, ''],
    [
      /const \w+=(\w+)\.getPropertyOptions\((\w+)\),.*?fromAttribute\((\w+),\w+\.type\).*?this\._\$Em=null/,
      'const{converter:c}=$1.getPropertyOptions($2);this[$2]=c?c($3):$3',
    ],
    // Names of properties are texts; none is for Lit alone, and none has an accessor of its own that
    // Lit calls.
    [/\w+\.state&&\(\w+\.attribute=!1\),/, ''],
    [/this\.prototype\.hasOwnProperty\(\w+\)&&\(\(\w+=Object\.create\(\w+\)\)\.wrapped=!0\),/, ''],
    [/\[\.\.\.(\w+\(\w+\)),\.\.\.\w+\(\w+\)\](?=;for)/, '$1'],
    [/"string"==typeof (\w+)\?\1\.toLowerCase\(\):void 0/, '$1.toLowerCase()'],
    [
      /const \w+=this\.constructor\.elementProperties;if\(\w+\.size>0\)for\(.*?this\.C\(.*?\)\}(?=\}let )/,
      '',
    ],
    // Style sheets are a list.
    [
      /const (\w+)=\[\];if\(Array\.isArray\((\w+)\)\).*?return \1(?=\}static _\$Eu)/,
      'return $2?.flat(2)',
    ],
    // There are no controllers, and of the hooks only those that are used.
    [/addController\(\w+\)\{.*?\}removeController\(\w+\)\{.*?\}(?=_\$E_\()/, ''],
    [/,this\._\$EO\?\.forEach\(\w+=>\w+\.hostConnected\?\.\(\)\)/, ''],
    [/this\._\$EO\?\.forEach\(\w+=>\w+\.hostDisconnected\?\.\(\)\)/, ''],
    [/this\._\$EO\?\.forEach\(\w+=>\w+\.hostUpdate\?\.\(\)\),/, ''],
    [/this\._\$EO\?\.forEach\(\w+=>\w+\.hostUpdated\?\.\(\)\),/, ''],
    [
      /const (\w+)=this\.scheduleUpdate\(\);return null!=\1&&await \1,/,
      'return this.performUpdate(),',
    ],
    [/scheduleUpdate\(\)\{.*?\}/, ''],
    [/(\w+)=this\.shouldUpdate\(\w+\),\1\?\((.*?)\):this\._\$EM\(\)(?=\}catch)/, '$1=!0,$2'],
    [/shouldUpdate\(\w+\)\{return!0\}/, ''],
    [/this\.getUpdateComplete\(\)\}getUpdateComplete\(\)\{return /, ''],
    [/this\.hasUpdated\|\|\((this\.hasUpdated=!0),this\.firstUpdated\(\w+\)\)/, '$1'],
    [/firstUpdated\(\w+\)\{\}/, ''],
    [/(?<=\})(?:willUpdate|updated)\(\w+\)\{\}/g, ''],
    [
      /(createProperty\((\w+),(\w+)=.*?const (\w+)=Symbol\(\)),\w+=this\.getPropertyDescriptor.*?&&(\w+\(this\.prototype,\w+,)\w+\)\}\}static getPropertyDescriptor.*?enumerable:!0\}\}/,
      '$1;$5{get(){return this[$4]},set(v){const o=this[$4];this[$4]=v,this.requestUpdate($2,o,$3)},configurable:!0,enumerable:!0})}}',
    ],
    [
      /(const (\w+)=this\.properties),(\w+)=\w+\(\2\);for\(const (\w+) of \3\)/,
      '$1;for(const $4 in $2)',
    ],
    // Whoever updates has something to update, and what is thrown goes on.
    [/if\(!this\.isUpdatePending\)return;/, ''],
    [
      /let (\w+)=!1;(const (\w+)=this\._\$AL;try\{)\1=!0,(.*?\}catch\((\w+)\)\{throw )\1=!1,(.*?\})\1&&this\._\$AE\(\3\)\}_\$AE\((\w+)\)\{(.*?),this\.updated\(\7\)\}/,
      '$2$4$6$8,this.updated($3)}',
    ],
    // Every element has the shadow root that most have.
    [/this\.constructor\.shadowRootOptions/, '{mode:"open"}'],
    [/\w+\.shadowRootOptions=\{mode:"open"\},/, ''],
    // What has changed is noted with the value that it had.
    [/this\.C\((\w+),(\w+),\w+\)/, 'this._$AL.has($1)||this._$AL.set($1,$2)'],
    [/C\(\w+,\w+,\{.*?\},\w+\)\{.*?\}(?=async )/, ''],
    [
      /,(\w+)=!1,(\w+)\)(\{if\(void 0!==(\w+)\)\{const \w+=this\.constructor);if\(!1===\1&&\(\2=this\[\4\]\),/,
      ')$3,$2=this[$4];if(',
    ],
    [
      /attributeChangedCallback\(\w+,\w+,\w+\)\{this\._\$AK\(\w+,\w+\)\}_\$AK\((\w+),(\w+)\)/,
      'attributeChangedCallback($1,o,$2)',
    ],
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
