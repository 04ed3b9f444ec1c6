import { signInUrl } from '../rules/links.ts';
import { sideOf } from '../rules/session.ts';
import { core } from './core.ts';
import { brandDomain } from './origins.ts';

/** Whether the page belongs to somebody else, such as a CMS: its reader is never taken away, only offered a way. */
export const isEmbedded = (): boolean => sideOf(location.hostname, brandDomain()) === 'elsewhere';

/** Where the reader signs in to come back to this page. */
export const signInAddress = (): string => signInUrl(core.addressOf('account'), location.href);
