import { sideOf } from '../session/session.ts';

/** Whether a host is one of the brand's own: its newsstand or its account site. */
export const isOwnHost = (hostname: string, domain: string): boolean => sideOf(hostname, domain) !== 'elsewhere';
