import { createHttpClient } from '../../platform/net/http.ts';
import { brandLink } from '../brand/brand-link.ts';

/** The brand's newsstand, for an element on another of its sites: what everybody may read there, so nobody is named. */
export const newsstandElsewhere = createHttpClient({
  name: 'newsstand',
  base: () => brandLink('//{www}/') ?? '/',
  anonymous: true,
});
