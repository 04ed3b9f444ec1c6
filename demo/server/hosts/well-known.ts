import { brandOrigin } from '../base/hosts.ts';
import type { App } from '../http/base-app.ts';
import type { Services } from '../http/services.ts';

const DAY_MS = 86_400_000;
/** Readers of the file take an older one for abandoned. */
const VALID_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116), and the address by which password managers find the page for a new password. */
export const addWellKnown = (app: App, { now }: Services): void => {
  app.get('/.well-known/security.txt', (c) => {
    const account = brandOrigin(c.get('place').brand, 'account', c.get('url'));
    const lines = [
      `Contact: ${account}/contact`,
      `Expires: ${new Date(now() + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: it, en',
      `Canonical: ${c.get('url').origin}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'no-cache' });
  });
  app.get('/.well-known/change-password', (c) =>
    c.redirect(`${brandOrigin(c.get('place').brand, 'account', c.get('url'))}/user-profile-edit-password`, 302),
  );
};
