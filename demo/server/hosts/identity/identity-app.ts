import { bodyLimit } from 'hono/body-limit';
import { ApiError, statusText } from '../../base/api-error.ts';
import { originOf } from '../../base/hosts.ts';
import { type App, baseApp } from '../../http/base-app.ts';
import type { Services } from '../../http/services.ts';
import { type ProviderId, providerIds } from '../../identity/provider.ts';
import { standIns } from '../stand-ins.ts';
import { bridgeTo } from './bridge.ts';
import { createDemoProvider } from './demo-provider.ts';
import { demoProviders } from './persons.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** Their addresses follow the port of a call, which its caller writes. */
const MAX_PROVIDERS = 16;

const idOf = (hostname: string): ProviderId | undefined =>
  providerIds.find((id) => demoProviders[id].hostname === hostname);

/**
 * The hosts of the demo's identity providers. The console makes them slow, failing or absent, as the stand-ins. `clientSecret`
 * is the papers' password there.
 */
export const identityApp = (services: Services, clientSecret: string): App => {
  const app = baseApp(services);
  const bridges = new Map<string, Promise<ReturnType<typeof bridgeTo>>>();
  const bridgeOf = (id: ProviderId, url: URL): Promise<ReturnType<typeof bridgeTo>> => {
    const issuer = originOf(demoProviders[id].hostname, url);
    const known = bridges.get(issuer);
    if (known) return known;
    if (bridges.size >= MAX_PROVIDERS) bridges.clear();
    const { protocol, port } = url;
    const setting = { db: services.db, base: { protocol, port }, clientSecret };
    const made = createDemoProvider(id, setting).then((one) => bridgeTo(one.callback()));
    bridges.set(issuer, made);
    made.catch(() => bridges.delete(issuer));
    return made;
  };
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new ApiError(413, statusText(413));
      },
    }),
  );
  app.use(standIns(services, () => 'google'));
  app.all('*', async (c) => {
    const url = c.get('url');
    const id = idOf(url.hostname);
    if (id === undefined) throw new ApiError(404, statusText(404));
    const bridge = await bridgeOf(id, url);
    return bridge({ url, method: c.req.method, headers: c.req.raw.headers, body: await c.req.text() });
  });
  return app;
};
