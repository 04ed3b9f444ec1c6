import { mkdir, writeFile } from 'node:fs/promises';
import { type Plugin, runnerImport } from 'vite';
import type { PageEvents } from '../src/core/events.ts';
import type { AttributeSpec, Contract, EventSpec } from '../src/element-kit/contract.ts';
import { propertyName } from '../src/element-kit/contract.ts';
import { bundlePlugins, root, tags, version } from './vite-plugins.ts';

/** A contract's facts do not depend on its looks, and its styles need a browser's build. */
const withoutStyles: Plugin = {
  name: 'np-without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css?inline') ? '\0np-no-styles' : null),
  load: (id) => (id === '\0np-no-styles' ? `export default '';` : null),
};

/** The contracts of all public tags, in the order of their names. */
export const readContracts = (): Promise<readonly Contract[]> =>
  Promise.all(
    tags.map(async (tag) => {
      const { module } = await runnerImport<{ element: Contract }>(new URL(`elements/${tag}.ts`, root).pathname, {
        configFile: false,
        logLevel: 'error',
        define: { __NP_VERSION__: JSON.stringify(version) },
        plugins: [...bundlePlugins(), withoutStyles],
      });
      if (module.element?.tag !== tag)
        throw new Error(`elements/${tag}.ts: export const element = defineElement({ tag: '${tag}', … }) is missing.`);
      return module.element;
    }),
  );

/** What the core tells on `document`; the elements' own events stand in their contracts. */
export const pageEvents: Readonly<Record<keyof PageEvents, EventSpec>> = {
  'np-login': { summary: 'The page has learnt that the reader is signed in.' },
  'np-logout': { summary: 'The reader is no longer signed in, here or in another tab.' },
  'np-session-end': {
    summary: 'The server ended the session; the code is its reason, such as `ERR_SESSION_EXPIRED`.',
    detail: { code: 'string' },
  },
  'np-consent': {
    summary: 'The purposes 1 to 5 that the reader grants are known, or have changed.',
    detail: { 1: 'boolean', 2: 'boolean', 3: 'boolean', 4: 'boolean', 5: 'boolean' },
  },
  'np-notice': {
    summary: 'A notice was added for the reader.',
    detail: { id: 'string', type: 'string', title: 'string' },
  },
};

const typeOf = (spec: AttributeSpec): string => {
  if (spec.type === 'enum') return spec.values.map((value) => `'${value}'`).join(' | ');
  return spec.type === 'json' ? 'unknown' : spec.type;
};

const defaultOf = (spec: AttributeSpec): string => (spec.type === 'boolean' ? 'false' : JSON.stringify(spec.default));

const detailOf = ({ detail }: EventSpec): string =>
  detail
    ? `{ ${Object.entries(detail)
        .map(([name, type]) => `readonly ${name}: ${type}`)
        .join('; ')} }`
    : 'null';

const className = (tag: string): string => tag.replace(/(^|-)(\w)/g, (_, __, c: string) => c.toUpperCase());

const described = (table: Readonly<Record<string, string>> = {}) =>
  Object.entries(table).map(([name, description]) => ({ name, description }));

/** Custom elements manifest, schema 1.0.0. */
export const manifest = (contracts: readonly Contract[]) => ({
  schemaVersion: '1.0.0',
  modules: contracts.map((contract) => ({
    kind: 'javascript-module',
    path: `${contract.tag}.js`,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: className(contract.tag),
        tagName: contract.tag,
        summary: contract.summary,
        attributes: Object.entries(contract.attributes).map(([name, spec]) => ({
          name,
          fieldName: propertyName(name),
          description: spec.summary,
          type: { text: typeOf(spec) },
          default: defaultOf(spec),
        })),
        members: [
          ...Object.entries(contract.attributes).map(([name, spec]) => ({
            kind: 'field',
            name: propertyName(name),
            description: spec.summary,
            type: { text: typeOf(spec) },
            default: defaultOf(spec),
            ...(spec.type === 'json' ? {} : { attribute: name, reflects: true }),
          })),
          ...Object.entries(contract.methods ?? {}).map(([name, { summary }]) => ({
            kind: 'method',
            name,
            description: summary,
            return: { type: { text: 'void' } },
          })),
        ],
        events: Object.entries(contract.events).map(([name, spec]) => ({
          name,
          description: spec.summary,
          type: { text: `CustomEvent<${detailOf(spec)}>` },
        })),
        slots: described(contract.slots),
        cssParts: described(contract.parts),
        cssProperties: described(contract.cssProperties),
      },
    ],
    exports: [
      { kind: 'custom-element-definition', name: contract.tag, declaration: { name: className(contract.tag) } },
    ],
  })),
});

/** VS Code's html custom data, version 1.1. */
export const htmlData = (contracts: readonly Contract[]) => ({
  version: 1.1,
  tags: contracts.map(({ tag, summary, loggedOut, attributes }) => ({
    name: tag,
    description: `${summary}\n\nWithout a session: ${loggedOut}`,
    attributes: Object.entries(attributes).map(([name, spec]) => ({
      name,
      description: `${spec.summary} Default: ${defaultOf(spec)}.`,
      ...(spec.type === 'boolean' ? { valueSet: 'v' } : {}),
      ...(spec.type === 'enum' ? { values: spec.values.map((value) => ({ name: value })) } : {}),
    })),
  })),
});

const typesOf = (contract: Contract): string => {
  const name = className(contract.tag);
  const lines = [`/** ${contract.summary} */`, `export interface ${name} extends HTMLElement {`];
  for (const [attribute, spec] of Object.entries(contract.attributes))
    lines.push(
      `  /** ${spec.summary} Default: ${defaultOf(spec)}. */`,
      `  ${propertyName(attribute)}: ${typeOf(spec)};`,
    );
  for (const [method, { summary }] of Object.entries(contract.methods ?? {}))
    lines.push(`  /** ${summary} */`, `  ${method}(): void;`);
  lines.push('}', `export interface ${name}Attributes {`);
  for (const [attribute, spec] of Object.entries(contract.attributes)) {
    const type = spec.type === 'json' ? 'string' : typeOf(spec);
    lines.push(`  /** ${spec.summary} */`, `  '${attribute}'?: ${type} | undefined;`);
  }
  for (const [event, spec] of Object.entries(contract.events))
    lines.push(
      `  /** ${spec.summary} */`,
      `  'on${event}'?: ((event: CustomEvent<${detailOf(spec)}>) => void) | undefined;`,
    );
  return [...lines, '}'].join('\n');
};

/** The typings of a consumer: tags, events on every target, and React's JSX. */
export const typings = (contracts: readonly Contract[]): string => {
  const events = new Map([...contracts.flatMap(({ events }) => Object.entries(events)), ...Object.entries(pageEvents)]);
  return `${contracts.map(typesOf).join('\n\n')}

/** \`window.np\`, the only global. */
export interface Np {
  readonly version: string;
  configure(config: Readonly<Record<string, unknown>>): void;
  discover(root: Document | ShadowRoot): Promise<void>;
  readonly ready: Promise<void>;
}

declare global {
  interface Window {
    readonly np: Np;
  }
  interface HTMLElementTagNameMap {
${contracts.map(({ tag }) => `    '${tag}': ${className(tag)};`).join('\n')}
  }
  interface GlobalEventHandlersEventMap {
${[...events].map(([name, spec]) => `    '${name}': CustomEvent<${detailOf(spec)}>;`).join('\n')}
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${contracts.map(({ tag }) => `      '${tag}': DetailedHTMLProps<HTMLAttributes<${className(tag)}>, ${className(tag)}> & ${className(tag)}Attributes;`).join('\n')}
    }
  }
}
`;
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The README's table of elements. */
export const table = (contracts: readonly Contract[]): string =>
  [
    '| element | what it is | attributes | methods | events | without a session |',
    '| --- | --- | --- | --- | --- | --- |',
    ...contracts.map((contract) => {
      const attributes = Object.entries(contract.attributes).map(([name, spec]) => `\`${name}\` (${typeOf(spec)})`);
      const methods = Object.keys(contract.methods ?? {}).map((name) => `\`${name}()\``);
      const events = Object.keys(contract.events).map((name) => `\`${name}\``);
      const cells = [
        `\`<${contract.tag}>\``,
        contract.summary,
        attributes.join(', '),
        methods.join(', '),
        events.join(', '),
        contract.loggedOut,
      ];
      return `| ${cells.map(cell).join(' | ')} |`;
    }),
  ].join('\n');

/** The README's table of page events. */
export const pageEventTable = (): string =>
  [
    '| event on `document` | detail | when |',
    '| --- | --- | --- |',
    ...Object.entries(pageEvents).map(
      ([name, spec]) =>
        `| \`${name}\` | ${
          spec.detail
            ? Object.keys(spec.detail)
                .map((key) => `\`${key}\``)
                .join(', ')
            : ''
        } | ${cell(spec.summary)} |`,
    ),
  ].join('\n');

/** Writes what describes the elements into dist/. */
export const writeContracts = async (dist: URL): Promise<void> => {
  const contracts = await readContracts();
  await mkdir(new URL('types/', dist), { recursive: true });
  await mkdir(new URL('editor/', dist), { recursive: true });
  await writeFile(new URL('custom-elements.json', dist), `${JSON.stringify(manifest(contracts), null, 2)}\n`);
  await writeFile(new URL('editor/html-custom-data.json', dist), `${JSON.stringify(htmlData(contracts), null, 2)}\n`);
  await writeFile(new URL('types/np-elements.d.ts', dist), typings(contracts));
};
