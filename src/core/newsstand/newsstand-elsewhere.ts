import { createClient } from '../../platform/net/client.ts';
import { brandLink } from '../brand/brand-link.ts';
import { adapted } from '../session/adapted.ts';

/**
 * The client of the brand's newsstand for elements on its other sites. It reads public data, so it sends no cookies.
 */
export const newsstandElsewhere = createClient(() => brandLink('//{www}/') ?? '/', {
  credentials: 'omit',
  onRequest: ({ options }) => adapted(options),
});
