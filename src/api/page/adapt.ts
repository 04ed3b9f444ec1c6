import type { FetchContext, FetchResponse } from 'ofetch';
import type { AdaptedAnswer, Call } from './ask.ts';
import { reportFault } from './fault.ts';
import { type PathName, pathNames, templateOf } from './paths.ts';

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

let checked: Adapters | undefined;

/** Reports adapters of calls that do not exist, once. */
const check = (adapters: Adapters): void => {
  if (adapters === checked) return;
  checked = adapters;
  for (const name of Object.keys(adapters))
    if (name !== 'refusal' && !pathNames.some((known) => known === name))
      console.error(
        `np.configure: "adapt.${name}" is the name of no call. docs/guides/own-backend.md says where the names are; this one is ignored.`,
      );
};

const fits = (template: string, path: string): boolean => {
  const [before = '', after = ''] = template.split('{id}');
  const id = path.slice(before.length, path.length - after.length);
  return path.startsWith(before) && path.endsWith(after) && id !== '' && !id.includes('/');
};

/** How closely a path belongs to a call; 0 when it does not. Some calls have an id after their path. */
const closeness = (name: PathName, path: string): number => {
  const template = templateOf(name);
  if (template === path) return 3;
  if (template.includes('{id}')) return fits(template, path) ? 2 : 0;
  return fits(`${template}/{id}`, path) ? 1 : 0;
};

/** The name of the call with this path. Among calls that an integrator gave the same path, one with an adapter. */
const nameOf = (path: string, adapters: Adapters): PathName | undefined => {
  const names = [...pathNames].sort((one, other) => Number(other in adapters) - Number(one in adapters));
  const [closest] = names
    .map((name) => ({ name, close: closeness(name, path) }))
    .filter(({ close }) => close > 0)
    .sort((one, other) => other.close - one.close);
  return closest?.name;
};

/** Lets the integrator's adapter of a call change the body of its answer. What it throws counts as another shape. */
export const adaptAnswer = async (
  { response, options }: FetchContext & { response: FetchResponse<unknown> & AdaptedAnswer },
  adapters: Adapters,
): Promise<void> => {
  check(adapters);
  const call = options as unknown as Call;
  const { method, path } = call;
  const { ok, status } = response;
  const name = ok ? nameOf(path, adapters) : 'refusal';
  const adapter = name && adapters[name];
  // A stream is read as it arrives.
  if (typeof adapter !== 'function' || (ok && call.stream)) return;
  response.adapted = ` after adapt.${name}`;
  try {
    response._data = await adapter(response._data, { method, path, status });
  } catch (cause) {
    response._data = undefined;
    response.adapted += `, which threw ${cause}`;
    console.error(`np.configure: adapt.${name} threw on ${method} "${call.loggedAs ?? path}"`, cause);
    if (!ok) reportFault(call, `${status}, no valid refusal${response.adapted}`);
  }
};
