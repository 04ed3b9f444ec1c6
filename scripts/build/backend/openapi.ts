import { readFile } from 'node:fs/promises';
import { contractCalls } from '../../../cli/calls/all.ts';
import { described } from '../../../cli/calls/described.ts';
import { statusText } from '../../../demo/server/base/api-error.ts';
import { sessionRefusal } from '../../../demo/server/http/session/reader.ts';
import type { RecordedExamples } from '../../../demo/server/testing/recorded-examples.ts';
import { templateOf } from '../../../src/api/page/paths.ts';
import { callNamesIn, coreModules, modulesOf } from '../../docs/module-graph.ts';
import { root, tags, version } from '../vite-plugins.ts';

interface Content {
  readonly schema?: unknown;
  examples?: Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>>;
}
interface Answer {
  readonly description: string;
  readonly headers?: unknown;
  readonly content?: Readonly<Record<string, Content>>;
}
interface Call {
  readonly summary: string;
  responses: Readonly<Record<string, Answer>>;
}
interface Document {
  readonly info: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
}

/** A path with all its names replaced, to compare those of two sources. */
const bare = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

/** The elements that make each call, by its name; all of them for a call of the core. */
const elementsByCall = (): ReadonlyMap<string, readonly string[]> => {
  const shared = coreModules();
  const found = new Map<string, string[]>();
  for (const tag of tags)
    for (const name of callNamesIn(modulesOf(`elements/${tag}.ts`, shared)))
      found.set(name, [...(found.get(name) ?? []), tag]);
  for (const name of callNamesIn(shared)) found.set(name, [...tags]);
  return found;
};

/** The name of each call of the elements by method and path, such as `get /api/edicola/home`. */
const namesByCall = async (): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  for (const call of contractCalls) {
    const { method, path } = await described(call);
    const template = templateOf(call.name);
    // An id that the elements append is in the path, not in the template.
    const whole = path.split('/').length > template.split('/').length ? `${template}/{id}` : template;
    const prefix = call.host === 'archive' ? '/v1' : '';
    names.set(`${method.toLowerCase()} ${bare(prefix + whole)}`, call.name);
  }
  return names;
};

const codeIn = (description: string): string | undefined => /ERR_\w+/.exec(description)?.[0];

/** A refusal with this status as the reference backend words it, where no example of it is recorded. */
const refusal = (path: string, status: number, description: string): unknown => {
  const { message } = status === 401 ? sessionRefusal('ERR_NOT_LOGGED') : { message: statusText(status) };
  const code = codeIn(description) ?? (status === 401 ? 'ERR_NOT_LOGGED' : undefined);
  const data = path === '/api/site/chat' ? message : { message, ...(code && { code }) };
  return { success: false, data, status: { code: status } };
};

const withExamples = (path: string, name: string, responses: Call['responses'], recorded: RecordedExamples) => {
  const own = Object.values(recorded[name] ?? {});
  return Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => {
      const content = Object.fromEntries(
        Object.entries(answer.content ?? {}).map(([type, body]) => {
          const found = own.find((one) => String(one.status) === status && one.type === type && one.body !== undefined);
          const value =
            found?.body ??
            (type === 'application/json' && Number(status) >= 400
              ? refusal(path, Number(status), answer.description)
              : undefined);
          return [type, value === undefined ? body : { ...body, examples: { example: { value } } }];
        }),
      );
      return [status, answer.content ? { ...answer, content } : answer];
    }),
  );
};

/** The demo's hosts in examples become those of the document's servers. */
const withServers = (text: string): string =>
  text
    .replaceAll(/http(:\/\/|%3A%2F%2F)(archive|third)\.localhost(?::|%3A)4300/g, 'https$1$2.example')
    .replaceAll(/http(:\/\/|%3A%2F%2F)((?:\w+\.)?)[a-z]{2}\.localhost(?::|%3A)4300/g, 'https$1$2giornale.example')
    .replaceAll(/\b[a-z]{2}\.localhost\b/g, 'giornale.example');

/**
 * The package's openapi.json: the reference backend's document, with an example of each answer, and for each call that
 * elements make its name (`x-np-call`) and those elements (`x-np-elements`).
 */
export const packageOpenApi = async (): Promise<unknown> => {
  const textOf = async (path: string) => withServers(await readFile(new URL(path, root), 'utf8'));
  const document = JSON.parse(await textOf('demo/server/openapi.json')) as Document;
  const recorded = JSON.parse(await textOf('demo/server/examples.json')) as RecordedExamples;
  const [elements, names] = [elementsByCall(), await namesByCall()];
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, call]) => {
          const name = names.get(`${method} ${bare(path)}`);
          const responses = withExamples(path, `${method.toUpperCase()} ${path}`, call.responses, recorded);
          return [
            method,
            { ...call, ...(name && { 'x-np-call': name, 'x-np-elements': elements.get(name) ?? [] }), responses },
          ];
        }),
      ),
    ]),
  );
  return { ...document, info: { ...document.info, title: 'Backend of np-elements', version }, paths };
};
