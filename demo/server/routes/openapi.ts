import type { HostKind } from '../base/hosts.ts';
import { type App, baseApp } from '../http/base-app.ts';
import { audienceOf } from '../http/cache/shared-routes.ts';
import type { Services } from '../http/services.ts';
import { addArchiveApi } from './newsstand/archive.ts';
import { addAccountApi, addNewsstandApi } from './routes.ts';

/** An app with every documented route of all hosts; shared routes appear once. */
export const documentedApp = (services: Services): App => {
  const app = baseApp(services);
  addAccountApi(app, services);
  addNewsstandApi(app, services);
  addArchiveApi(app, services);
  return app;
};

type Document = ReturnType<App['getOpenAPI31Document']>;

/** A host of a brand, or the archive's; `domain` is the brand's. */
const serverOf = (host: string) =>
  host === 'archive'
    ? { url: 'https://archive.example', description: 'The archive, another provider' }
    : {
        url: host === 'account' ? 'https://account.{domain}' : 'https://{domain}',
        description: host === 'account' ? 'The account site of a brand' : 'The newsstand of a brand',
        variables: { domain: { default: 'giornale.example' } },
      };

const schemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'np_session',
    description: 'The session of a signed-in browser: HttpOnly, SameSite=Lax, set on the brand’s domain',
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie XSRF-TOKEN, for a POST with the session’s cookie',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'The id_token of GET /api/sso/id_code/{code}' },
} as const;

/** How a call is authorised: calls that may refuse a visitor take the cookie or the bearer, the archive the bearer. */
const securityOf = (method: string, path: string, hosts: readonly string[], refusals: readonly string[]) => {
  if (hosts.includes('archive')) return [{ bearer: [] }];
  const cookie = method === 'post' ? { session: [], xsrf: [] } : { session: [] };
  if (path === '/logout' || path === '/api/logout') return [{}, cookie];
  if (path.startsWith('/api/site/')) return [];
  if (refusals.includes('401')) return [cookie, { bearer: [] }];
  return hosts.includes('newsstand') ? [{}, cookie, { bearer: [] }] : [];
};

/** Adds to each call of a document where it is served, what authorises it, and whether a cache may share its answer. */
const completed = (document: Document): Document => {
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, call] of Object.entries(methods ?? {})) {
      const hosts = call['x-np-hosts'] as readonly string[];
      // A number that is read from text counts as optional, which a part of a path never is.
      for (const parameter of call.parameters ?? []) if (parameter.in === 'path') parameter.required = true;
      const audience = method === 'get' && audienceOf(hosts[0] as HostKind, path);
      if (audience)
        Object.assign(call.responses, { 304: { description: 'Unchanged since the ETag in If-None-Match' } });
      Object.assign(call, {
        ...(audience && { 'x-np-shared': audience }),
        servers: hosts.map(serverOf),
        security: securityOf(method, path, hosts, Object.keys(call.responses)),
      });
    }
  return {
    ...document,
    servers: ['newsstand', 'account', 'archive'].map(serverOf),
    components: { ...document.components, securitySchemes: schemes },
  };
};

/** The OpenAPI 3.1 document of all calls. */
export const openApiDocument = (services: Services): Document =>
  completed(
    documentedApp(services).getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Reference backend',
        version: '1',
        license: { name: 'MIT' },
        description:
          'x-np-hosts names the host of the brand that a call belongs to: account.<brand>, the newsstand <brand>, or the archive. ' +
          'x-np-shared names who gets the same answer, so that a shared cache may keep it: everybody, or visitors. ' +
          'x-np-source says who defines the call: the product’s specification, or this project.',
      },
    }),
  );
