import type { Core } from '../../../src/core/page/core.ts';
import { afterTest } from './guard.ts';

const reader = {
  avatar: undefined,
  name: 'Giulia',
  username: 'giulia.ferrante',
  email: 'digital@example.it',
  avvisi: {},
  userNotices: [],
  abbonato: true,
  abbonatoConsent: false,
  abbonatoDigital: true,
  abbonatoRassegna: false,
  isCompany: false,
  isFamilySubscribed: false,
  isSlave: false,
};

/** Signs a reader in and answers the calls of a host (by default the account host) by path, until the test ends. */
export const served =
  (answers: Readonly<Record<string, unknown>>, host: keyof Core['clients'] = 'account', email: string = reader.email) =>
  (core: Core): void => {
    const client = core.clients[host];
    const { send } = client;
    Reflect.set(client, 'send', async ({ path }: { path: string }) => {
      const data = answers[path];
      const text = JSON.stringify({ success: data !== undefined, data: data ?? {} });
      return { kind: 'answer', status: data === undefined ? 404 : 200, text };
    });
    let isOver = false;
    const { login } = core.store;
    // The page’s own call comes first: nobody is signed in here.
    void core.session.load().then(() => {
      if (!isOver) login.value = { state: 'loggedIn', user: { ...reader, email } };
    });
    afterTest(() => {
      isOver = true;
      Reflect.set(client, 'send', send);
      login.value = { state: 'loggedOut' };
    });
  };
