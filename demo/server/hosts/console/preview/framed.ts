import type { PreviewOptions } from '../../../../pages/console/preview.ts';
import { originOf } from '../../../base/hosts.ts';
import type { AppContext } from '../../../http/env.ts';
import type { Services } from '../../../http/services.ts';

const noStore = { 'cache-control': 'no-store' };

/** What a preview needs that the page on `host` frames. */
export const optionsFor = (c: AppContext, { world }: Services, host: string): PreviewOptions => {
  const url = c.get('url');
  return {
    console: originOf(host, url),
    brand: c.get('place').brand,
    nonce: c.get('nonce'),
    elements: `${originOf('cdn.localhost', url)}/np/np-elements.js`,
    clock: world.settings.clock,
    query: url.searchParams,
  };
};

/** Headers of a page that one origin alone may frame. */
export const framedBy = (origin: string) => ({
  ...noStore,
  'content-security-policy': `frame-ancestors 'self' ${origin}`,
});
