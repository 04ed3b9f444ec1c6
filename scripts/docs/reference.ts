import { readFileSync } from 'node:fs';
import { type PathName, templateOf } from '../../src/api/page/paths.ts';
import type { Contract } from '../../src/element-kit/shell/contract.ts';
import { measure } from '../build/budgets.ts';
import { root } from '../build/vite-plugins.ts';
import { defaultOf, detailOf, pageEvents, readContracts, typeOf } from '../contracts/contracts.ts';
import { callNamesIn, coreModules, modulesOf, sourceOf } from './module-graph.ts';

/** A key of the reader's browser. `file` is where the code names it. */
export interface StoredKey {
  readonly key: string;
  readonly where: string;
  readonly what: string;
  readonly until: string;
  readonly file: string;
}

export const storedKeys = JSON.parse(readFileSync(new URL('docs/storage.json', root), 'utf8')) as readonly StoredKey[];

/** A row of a table: what it is about, then its cells. */
type Rows = readonly (readonly string[])[];

/** What the page of an element shows below its introduction. */
export interface ElementReference {
  readonly tag: string;
  readonly summary: string;
  readonly loggedOut: string;
  readonly attributes: Rows;
  readonly methods: Rows;
  readonly events: Rows;
  readonly slots: Rows;
  readonly parts: Rows;
  readonly cssProperties: Rows;
  readonly storage: Rows;
  readonly calls: Rows;
  /** Bytes of script, brotli: `shell` at rest, `panel` with everything that opens first; equal without a panel. */
  readonly bytes: { readonly shell: number; readonly panel: number };
  /** The first event, for the sample that listens to it. */
  readonly firstEvent: string;
}

const code = (text: string): string => `\`${text}\``;
const described = (table: Readonly<Record<string, string>> = {}): Rows =>
  Object.entries(table).map(([name, text]) => [code(name), text]);

const shared = coreModules();

/** The calls that files make, by the names under which `np.configure({ paths })` changes them. */
const callsIn = (files: ReadonlySet<string>): Rows =>
  callNamesIn(files).map((name) => [code(name), code(templateOf(name as PathName))]);

const panelOf = (tag: string): string | undefined =>
  /import\('\.\.\/(src\/features\/[\w/-]+\/panel\.tsx)'\)/.exec(sourceOf(`elements/${tag}.ts`))?.[1];

const bytesOf = (tag: string): ElementReference['bytes'] => {
  const panel = panelOf(tag);
  const one = { limit: Number.POSITIVE_INFINITY, withoutReact: false };
  const [shell, whole] = measure(new URL('dist/', root), [
    { what: tag, modules: [tag], ...one },
    { what: tag, modules: panel ? [tag, panel] : [tag], ...one },
  ]);
  return { shell: shell?.bytes ?? 0, panel: whole?.bytes ?? 0 };
};

const referenceOf = (contract: Contract): ElementReference => {
  const { tag, summary, loggedOut, attributes, methods = {}, events } = contract;
  const own = modulesOf(`elements/${tag}.ts`, shared);
  const isPanel = panelOf(tag) !== undefined;
  return {
    tag,
    summary,
    loggedOut,
    attributes: Object.entries(attributes).map(([name, spec]) => [
      code(name),
      code(typeOf(spec)),
      code(defaultOf(spec)),
      spec.summary,
    ]),
    methods: Object.entries(methods).map(([name, method]) => [code(`${name}()`), method.summary]),
    events: Object.entries(events).map(([name, spec]) => [code(name), code(detailOf(spec)), spec.summary]),
    slots: described(contract.slots),
    parts: described(contract.parts),
    cssProperties: described(contract.cssProperties),
    storage: storedKeys
      .filter(({ file }) => own.has(file))
      .map(({ key, where, what, until }) => [code(key), where, what, until]),
    calls: callsIn(own),
    bytes: bytesOf(tag),
    firstEvent: Object.keys(events).find((name) => isPanel && name !== 'np-error') ?? 'np-error',
  };
};

/** Everything that the documentation takes from the source and the built bundle. */
export const readReference = async () => {
  const contracts = await readContracts();
  return {
    elements: contracts.map(referenceOf),
    sharedCalls: callsIn(shared),
    pageEvents: Object.entries(pageEvents).map(([name, spec]) => [code(name), code(detailOf(spec)), spec.summary]),
    storage: storedKeys.map(({ key, where, what, until }) => [code(key), where, what, until]),
  };
};

export type Reference = Awaited<ReturnType<typeof readReference>>;
