import { sideOf } from '../../rules/session/session.ts';
import { brandDomain } from './origins.ts';

/** Whether the page belongs to somebody else, such as a CMS: its reader is never taken away, only offered a way. */
export const isEmbedded = (): boolean => sideOf(location.hostname, brandDomain()) === 'elsewhere';
