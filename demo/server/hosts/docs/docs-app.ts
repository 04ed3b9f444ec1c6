import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ApiError, statusText } from '../../base/api-error.ts';
import { brandOfSigla } from '../../base/brands.ts';
import { people } from '../../domain/seed/people/people.ts';
import { type App, baseApp } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import { acceptedEncodings } from '../../http/files/accept-encoding.ts';
import { PackedFiles, pathUnder } from '../../http/files/packed-files.ts';
import { addReports } from '../../http/policy/reports.ts';
import type { Services } from '../../http/services.ts';
import { type Fetch, nobody, signInAs } from '../../http/session/sign-in-as.ts';

const noStore = { 'cache-control': 'no-store' };
const MISSING = 'The documentation is not built. Run `npm run docs`, then reload this page.';

const sessionInput = z.object({
  brand: z.string(),
  /** Null signs the reader out. */
  email: z.enum(people.map(({ email }) => email)).nullable(),
});

/** Pages are requested without their extension. */
const fileOf = (path: string): string => {
  if (path === '' || path.endsWith('/')) return `${path}index.html`;
  return /\.\w+$/.test(path) ? path : `${path}.html`;
};

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Names the inline scripts of a page for its content security policy. */
const hashesOf = (page: Uint8Array): string[] =>
  [...new TextDecoder().decode(page).matchAll(inlineScript)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** The documentation site with live examples; `/session` signs an example's reader in. */
export const docsApp = (services: Services, fetch: Fetch): App => {
  const app = baseApp(services);
  const files = new PackedFiles(services.docs);
  addReports(app, services);
  app.post('/session', async (c) => {
    const { origin } = c.get('url');
    if (c.req.header('origin') !== origin) throw new ApiError(403, statusText(403), { code: 'ERR_ORIGIN' });
    const parsed = sessionInput.safeParse(await c.req.json().catch(() => null));
    const brand = parsed.data && brandOfSigla(parsed.data.brand);
    if (!parsed.data || !brand) throw new ApiError(422, statusText(422));
    const { email } = parsed.data;
    const userAgent = c.req.header('user-agent') ?? '';
    const signed =
      email === null ? nobody : await signInAs(fetch, { brand, base: c.get('url'), email, userAgent }, c.env);
    if (!signed) throw new ApiError(409, statusText(409), { code: 'ERR_SIGN_IN' });
    return c.json(success({ id_token: signed.idToken }), 200, noStore);
  });
  const send = async (c: AppContext, path: string, status: 200 | 404): Promise<Response | null> => {
    const found = await files.get(path, acceptedEncodings(c.req.header('accept-encoding')));
    if (!found) return null;
    const { file, encoding } = found;
    if (file.type.startsWith('text/html'))
      c.set('hashes', hashesOf((await files.get(path, []))?.file.bytes ?? file.bytes));
    c.header('vary', 'Accept-Encoding');
    c.header('etag', file.etag);
    c.header('cache-control', path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
    if (encoding !== 'identity') c.header('content-encoding', encoding);
    return c.body(file.bytes, status, { 'content-type': file.type });
  };
  app.get('/*', async (c) => {
    const { pathname } = c.get('url');
    const path = pathname === '/' ? '' : pathUnder(pathname, '/');
    if (path === null) return c.text('Not found', 404, noStore);
    return (
      (await send(c, fileOf(path), 200)) ??
      (await send(c, `${path}/index.html`, 200)) ??
      (await send(c, '404.html', 404)) ??
      c.text(MISSING, 503, noStore)
    );
  });
  return app;
};
