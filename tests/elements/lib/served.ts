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

/** Answers by path. */
export type Answers = Readonly<Record<string, unknown>>;

/** Signs a reader in until the test ends. */
export const signIn = (core: Core, email: string = reader.email): void => {
  let isOver = false;
  const { login } = core.store;
  // The page’s own call comes first: nobody is signed in here.
  void core.session.load().then(() => {
    if (!isOver) login.value = { state: 'loggedIn', user: { ...reader, email } };
  });
  afterTest(() => {
    isOver = true;
    login.value = { state: 'loggedOut' };
  });
};

/** Signs a reader in and answers the calls of a host (by default the account host) by path, until the test ends. */
export const served =
  (answers: Answers, host: keyof Core['clients'] = 'account', email?: string) =>
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
    signIn(core, email);
    afterTest(() => Reflect.set(client, 'raw', raw));
  };
