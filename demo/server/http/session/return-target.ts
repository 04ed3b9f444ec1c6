import { safeReturn } from '../../../../src/rules/brand/safe-return.ts';
import { brandOrigin } from '../../base/hosts.ts';
import { issueIdCode } from '../../domain/session/id-code.ts';
import type { AppContext } from '../env.ts';
import type { Services } from '../services.ts';

const parse = (target: string, base: string): URL | undefined =>
  URL.canParse(target, base) ? new URL(target, base) : undefined;

/** Where a reader may be sent back to: a path of the newsstand, or an address on another host of the brand; else '/'. */
export const returnTarget = (c: AppContext, asked: string | undefined): string => {
  const { brand } = c.get('place');
  const url = c.get('url');
  const others = (['account', 'site', 'shop'] as const).map((kind) => brandOrigin(brand, kind, url));
  return safeReturn(asked, brandOrigin(brand, 'newsstand', url), others, parse);
};

/** The whole address of a return target. */
export const addressOfTarget = (c: AppContext, target: string): string =>
  target.startsWith('/') ? brandOrigin(c.get('place').brand, 'newsstand', c.get('url')) + target : target;

/**
 * Where a reader who is signed in goes next: to the newsstand's `/login` with a fresh one-time code, or straight to
 * another host of the brand, where the cookie is enough.
 */
export const signedInAddress = async (
  c: AppContext,
  { db, now }: Services,
  sessionId: string,
  target: string,
): Promise<string> => {
  if (!target.startsWith('/')) return target;
  const query = new URLSearchParams({
    id_code: await issueIdCode(db, sessionId, target, now()),
    redirect_uri: target,
  });
  return `${addressOfTarget(c, '/login')}?${query}`;
};
