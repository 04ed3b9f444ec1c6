import { isOwnHost } from '../../rules/brand/own-host.ts';
import { brandDomain } from './origins.ts';

/** Whether this is the brand's newsstand or its account site: the product's own page, not one of a CMS. */
export const isOwnPage = (): boolean => isOwnHost(location.hostname, brandDomain());
