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
    const { raw } = client;
    Reflect.set(client, 'raw', async (path: string) => {
      const data = answers[path];
      const ok = data !== undefined;
      const response = { ok, status: ok ? 200 : 404, _data: { success: ok, data: data ?? {} } };
      if (!ok) throw Object.assign(new Error(`No answer for ${path}`), { response });
      return response;
    });
    let isOver = false;
    const { login } = core.store;
    // The page’s own call comes first: nobody is signed in here.
    void core.session.load().then(() => {
      if (!isOver) login.value = { state: 'loggedIn', user: { ...reader, email } };
    });
    afterTest(() => {
      isOver = true;
      Reflect.set(client, 'raw', raw);
      login.value = { state: 'loggedOut' };
    });
  };
