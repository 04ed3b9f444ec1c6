import type { PathName } from './paths.ts';

/** What an adapter knows of the answer that it reads. */
export interface AnswerOf {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly status: number;
}

/** Turns the answer of a backend of another shape, parsed as JSON, into the documented one. It may be asynchronous. */
export type Adapter = (theirs: unknown, answer: AnswerOf) => unknown;

/** Adapters by the name of their call. `refusal` reads the refusals of all calls. */
export type Adapters = Readonly<Partial<Record<PathName | 'refusal', Adapter>>>;

/** The table of all paths. Apart, since this module shares its file with the reports of faults. */
const loadPaths = () => import('./paths.ts');
type Paths = Awaited<ReturnType<typeof loadPaths>>;

let checked: Adapters | undefined;

/** Reports adapters of calls that do not exist, once. */
const check = (adapters: Adapters, { pathNames }: Paths): void => {
  if (adapters === checked) return;
  checked = adapters;
  for (const name of Object.keys(adapters))
    if (name !== 'refusal' && !pathNames.some((known) => known === name))
      console.error(
        `np.configure: "adapt.${name}" is ignored: no call has this name. The names are in np-elements/openapi.json, as "x-np-call".`,
      );
};

const fits = (template: string, path: string): boolean => {
  const [before = '', after = ''] = template.split('{id}');
  const id = path.slice(before.length, path.length - after.length);
  return path.startsWith(before) && path.endsWith(after) && id !== '' && !id.includes('/');
};

/** How closely a path belongs to a call; 0 when it does not. Some calls have an id after their path. */
const closeness = (template: string, path: string): number => {
  if (template === path) return 3;
  if (template.includes('{id}')) return fits(template, path) ? 2 : 0;
  return fits(`${template}/{id}`, path) ? 1 : 0;
};

/** The name of the call with this path. Among calls that an integrator gave the same path, one with an adapter. */
const nameOf = (path: string, adapters: Adapters, { pathNames, templateOf }: Paths): PathName | undefined => {
  const names = [...pathNames].sort((one, other) => Number(other in adapters) - Number(one in adapters));
  const [closest] = names
    .map((name) => ({ name, close: closeness(templateOf(name), path) }))
    .filter(({ close }) => close > 0)
    .sort((one, other) => other.close - one.close);
  return closest?.name;
};

/** The adapter that reads the answer to a call, and its name. */
export const adapterOf = async (
  path: string,
  isGood: boolean,
  adapters: Adapters,
): Promise<{ readonly name: string; readonly adapter: Adapter } | undefined> => {
  const paths = await loadPaths();
  check(adapters, paths);
  const name = isGood ? nameOf(path, adapters, paths) : 'refusal';
  const adapter = name && adapters[name];
  return name && typeof adapter === 'function' ? { name, adapter } : undefined;
};
