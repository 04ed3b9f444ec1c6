import { isOwnHost } from '../../rules/brand/own-host.ts';
import { brandDomain } from './origins.ts';

/** Whether the page is the brand's newsstand or account site. */
export const isOwnPage = (): boolean => isOwnHost(location.hostname, brandDomain());

/** Whether the page belongs to someone else, such as a CMS. Never redirect its reader: show a link. */
export const isEmbedded = (): boolean => !isOwnPage();
