import { createClient } from '../../platform/net/client.ts';
import { brandLink } from '../brand/brand-link.ts';

/** The brand's newsstand, for an element on another of its sites: what everybody may read there, so nobody is named. */
export const newsstandElsewhere = createClient(() => brandLink('//{www}/') ?? '/', { credentials: 'omit' });
