import { type ESTree, type Plugin, parseAst } from 'vite';

/** React's packages and their production files. */
export const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Visitor = (node: ESTree.Node) => boolean;

/** Visits every node of a tree. A visitor that returns false skips what is inside a node. */
const walk = (node: unknown, enter: Visitor): void => {
  if (Array.isArray(node)) for (const one of node) walk(one, enter);
  else if (typeof node === 'object' && node !== null && (!('type' in node) || enter(node as ESTree.Node)))
    for (const child of Object.values(node)) walk(child, enter);
};

/** The package that `require('…')` names; undefined for any other node. */
const requiredBy = (node: ESTree.Node | null | undefined): string | undefined => {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'require') return;
  const [name] = node.arguments;
  return name?.type === 'Literal' && typeof name.value === 'string' ? name.value : undefined;
};

/** The name in `exports.name`; undefined for any other node. */
const exportIn = (node: ESTree.Node): string | undefined =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === 'exports' &&
  node.property.type === 'Identifier'
    ? node.property.name
    : undefined;

/** Turns a CommonJS file into a module. Each export becomes a variable; lines keep their numbers. */
export const asModule = (code: string): string => {
  const edits: Edit[] = [];
  const imports: string[] = [];
  const names = new Set<string>();
  walk(parseAst(code, { sourceType: 'script' }).body, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      const name = requiredBy(node.init);
      if (name === undefined) return true;
      imports.push(`import * as ${node.id.name} from '${name}';`);
      edits.push({ start: node.start, end: node.end, text: `$${node.id.name}` });
      return false;
    }
    const name = exportIn(node);
    if (name !== undefined) {
      names.add(name);
      edits.push({ start: node.start, end: node.end, text: `$${name}` });
    }
    return name === undefined;
  });
  let text = code;
  for (const { start, end, text: other } of edits.sort((one, two) => two.start - one.start))
    text = text.slice(0, start) + other + text.slice(end);
  const variables = [...names].map((name) => `$${name}`).join(', ');
  const exported = [...names].map((name) => `$${name} as ${name}`).join(', ');
  return `${imports.join(' ')} var ${variables}; ${text}\nexport { ${exported} };`;
};

/**
 * React is CommonJS, and bundlers keep every export of that. As modules its packages lose what nobody imports: 2.6 kB of
 * brotli in every panel.
 */
export const reactModules = (apply: Plugin['apply']): Plugin => ({
  name: 'np-react-modules',
  enforce: 'pre',
  ...(apply && { apply }),
  resolveId(id, importer) {
    const file = files[id];
    return file === undefined
      ? null
      : this.resolve(`${new URL('../../node_modules/', import.meta.url).pathname}${file}`, importer);
  },
  transform: {
    filter: { id: /node_modules\/(react|react-dom|scheduler)\/cjs\/|node_modules\/@r2wc\// },
    handler: (code, id) => ({
      code: id.includes('/cjs/')
        ? asModule(code)
        : code.replace(/^import (\w+) from "react"/m, 'import * as $1 from "react"'),
      map: null,
    }),
  },
  // React reads two exports of the scheduler that exist in its own tests only.
  onLog: (_, { code, message }) =>
    code === 'IMPORT_IS_UNDEFINED' && message.includes('react-dom-client.production.js') ? false : undefined,
});
