import { passkeysOf } from '../../api/session/passkeys.ts';
import { keepsPasskeys } from '../../platform/browser/has-passkeys.ts';
import { readStored, writeStored } from '../../platform/storage/storage.ts';
import { core } from '../page/core.ts';

/** The reader of this browser wants no passkey. */
const REFUSED = 'np_passkey';

/** Never offers a passkey in this browser again; the page of the password has it. */
export const refuseOffer = (): void => writeStored(REFUSED, 'no');

/** Whether to offer a passkey after a sign-in: the device can keep one, the account has none, nobody refused it here. */
export const isOfferDue = async (): Promise<boolean> => {
  if (readStored(REFUSED) !== null || !(await keepsPasskeys().catch(() => false))) return false;
  const own = await passkeysOf(core.clients.account);
  return own.kind === 'ok' && own.data.passkeys.length === 0;
};
