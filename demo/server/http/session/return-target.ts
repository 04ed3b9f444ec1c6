import { safeReturn } from '../../../../src/rules/brand/safe-return.ts';
import { brandOrigin } from '../../base/hosts.ts';
import { issueIdCode } from '../../domain/session/id-code.ts';
import type { AppContext } from '../env.ts';
import type { Services } from '../services.ts';

const parse = (target: string, base: string): URL | undefined =>
  URL.canParse(target, base) ? new URL(target, base) : undefined;

/** A safe return target: a path of the newsstand, or an address on another host of the brand; else '/'. */
export const returnTarget = (c: AppContext, requested: string | undefined): string => {
  const { brand } = c.get('place');
  const url = c.get('url');
  const others = (['account', 'site', 'shop'] as const).map((kind) => brandOrigin(brand, kind, url));
  return safeReturn(requested, brandOrigin(brand, 'newsstand', url), others, parse);
};

/** The full address of a return target. */
export const addressOfTarget = (c: AppContext, target: string): string =>
  target.startsWith('/') ? brandOrigin(c.get('place').brand, 'newsstand', c.get('url')) + target : target;

/**
 * The next address of a signed-in reader: the newsstand's `/login` with a fresh one-time code, or another host of the
 * brand, where the cookie suffices.
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
