import { createHash } from 'node:crypto';
import { brandOfSigla } from '../../base/brands.ts';
import type { AppContext } from '../env.ts';
import { sessionCookie } from '../session/cookies.ts';
import { tagsOf } from './answer-tags.ts';
import { type Audience, audienceOf } from './shared-routes.ts';

/**
 * A shared cache keeps an answer for a minute, gives it for ten more while it asks again, and for a day while no process
 * answers. A browser asks each time, with the ETag: its reader may have signed in since.
 */
export const SHARED =
  'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

const isPublic = (control: string): boolean => /(?:^|,\s*)public\b/.test(control);

/** Who may get this answer from a shared cache; undefined when nobody but its reader. */
const sharedBy = (c: AppContext): Audience | undefined => {
  const { headers, status } = c.res;
  const own = headers.get('cache-control');
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const audience = own === null ? audienceOf(c.get('place').kind, c.req.path) : isPublic(own) ? 'everybody' : undefined;
  const isSignedIn = sessionCookie(c) !== undefined || c.req.header('authorization') !== undefined;
  if (!isRead || (own === null && status !== 200)) return undefined;
  if (headers.has('set-cookie') || c.get('fault') !== undefined) return undefined;
  return audience === 'visitors' && isSignedIn ? undefined : audience;
};

const isKnown = (c: AppContext, etag: string): boolean =>
  (c.req.header('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Keeps an answer out of shared caches; a page stays in the back/forward cache. */
const keepPrivate = ({ headers }: Response): void => {
  const own = headers.get('cache-control');
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (own === null) headers.set('cache-control', isPage ? 'private, no-cache' : 'private, no-store');
  else if (isPublic(own)) headers.set('cache-control', own.replace('public', 'private'));
};

/**
 * Decides for every answer whether a shared cache may keep it. One that it may keep gets an ETag, `304` for a caller who
 * has it already, and, with `isTagged`, the tags to drop it by.
 */
export const shareAnswer = async (c: AppContext, isTagged: boolean): Promise<void> => {
  const audience = sharedBy(c);
  if (audience === undefined) return keepPrivate(c.res);
  const { headers, status, body } = c.res;
  const control = headers.get('cache-control') ?? SHARED;
  headers.set('cache-control', control);
  if (status !== 200 || body === null) return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  if (isTagged) {
    const { sigla } = c.get('place').brand;
    const asked = brandOfSigla(c.req.query('brand') ?? '')?.sigla;
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    const tags = tagsOf({
      siglas: asked === undefined ? [sigla] : [sigla, asked],
      path: c.req.path,
      isForEverybody: audience === 'everybody',
      body: isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined,
    });
    headers.set('surrogate-key', tags.join(' '));
  }
  // The address of an immutable file changes with it: nobody asks for it again.
  if (!headers.has('etag') && !control.includes('immutable'))
    headers.set('etag', `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`);
  const etag = headers.get('etag');
  if (etag === null || !isKnown(c, etag)) {
    c.res = new Response(bytes, { status, headers });
    return;
  }
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  headers.append('vary', 'Accept-Encoding');
  c.res = new Response(null, { status: 304, headers });
};
