import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { ApiError, statusText } from '../../base/api-error.ts';
import type { App } from '../base-app.ts';
import type { Services } from '../services.ts';
import { reportPath } from './policy.ts';

const MAX_BODY_BYTES = 16 * 1024;
const text = z.string().max(4096);

/** As `report-uri` sends it. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text,
    'blocked-uri': text,
  }),
});
/** As the Reporting API sends them. */
const list = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text.nullish() }).loose(),
    }),
  )
  .max(20);

/** An address without its query, which may hold a code; a keyword such as `inline` as it is. */
const plain = (address: string): string => {
  if (!URL.canParse(address)) return address.slice(0, 200);
  const { protocol, origin, pathname } = new URL(address);
  return origin === 'null' ? protocol : `${origin}${pathname}`.slice(0, 200);
};

/** POST to `reportPath`: what browsers report about this host's pages. Stored in memory, for the console. */
export const addReports = (app: App, { reports, now }: Services): void => {
  const tooLarge = () => {
    throw new ApiError(413, statusText(413));
  };
  app.post(reportPath, bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }), async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const one = single.safeParse(body).data?.['csp-report'];
    const many = list.safeParse(body).data?.filter(({ type }) => type === 'csp-violation') ?? [];
    if (one === undefined && many.length === 0) throw new ApiError(422, statusText(422));
    const found = one
      ? [[one['document-uri'], one['effective-directive'] ?? one['violated-directive'], one['blocked-uri']] as const]
      : many.map(
          ({ body: { documentURL, effectiveDirective, blockedURL } }) =>
            [documentURL, effectiveDirective, blockedURL ?? ''] as const,
        );
    for (const [page, directive, blocked] of found) {
      reports.add({ at: now(), page: plain(page), directive: directive.slice(0, 100), blocked: plain(blocked) });
    }
    return c.body(null, 204);
  });
};
