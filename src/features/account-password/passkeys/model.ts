import type { Passkey } from '../../../api/session/passkeys.ts';
import { longDate } from '../../../rules/text/dates.ts';
import { copy } from './copy.ts';

/** When a passkey was made and last used, and where it works. */
export const factsOf = ({ created_at, last_used_at, synced }: Passkey): string =>
  [
    copy.made(longDate(new Date(created_at))),
    last_used_at === null ? copy.unused : copy.used(longDate(new Date(last_used_at))),
    ...(synced ? [copy.synced] : []),
  ].join(' · ');
