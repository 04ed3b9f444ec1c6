import { shortInfo } from '../../api/session/session.ts';
import { joinBroadcast } from '../../platform/storage/broadcast.ts';
import { sessionChannel } from '../../rules/session/session.ts';
import { core } from '../page/core.ts';

/** Signs out this page and the other tabs, after a call that ended the session on the server. The page stays. */
export const announceSignOut = (): void => joinBroadcast(sessionChannel, () => {}).announce('out');

/** Loads the reader's rights and notices again, after a call that changed them. A failure changes nothing. */
export const refreshReader = async (): Promise<void> => {
  const { login } = core.store;
  const result = await shortInfo(core.clients.account, Date.now());
  if (result.kind !== 'ok' || login.peek().state !== 'loggedIn') return;
  login.value = { state: 'loggedIn', user: result.data };
  core.notices.add(result.data.userNotices);
};
