import { consentsOf, saveConsents } from '../../src/api/account/consents.ts';
import { devicesOf, disconnectDevice, disconnectOthers } from '../../src/api/account/devices.ts';
import { confirmEmail, requestEmail } from '../../src/api/account/email.ts';
import { cancelDeletion, gdprOf, requestDeletion, requestExport } from '../../src/api/account/gdpr.ts';
import { invoicingOf, saveInvoicing } from '../../src/api/account/invoicing.ts';
import { newslettersOf, setNewsletter, unsubscribeFromAll } from '../../src/api/account/newsletters.ts';
import { finishStep, onboardingOf } from '../../src/api/account/onboarding.ts';
import { changePassword } from '../../src/api/account/password.ts';
import { profileOf, saveAvatar, saveProfile } from '../../src/api/account/profile.ts';
import { setTopic, topicsOf } from '../../src/api/account/topics.ts';
import { addBrowser, browserState, removeBrowser } from '../../src/api/notices/push.ts';
import {
  addPasskey,
  creationOptions,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from '../../src/api/session/passkeys.ts';
import { newUuid } from '../../src/platform/browser/uuid.ts';
import { type ContractCall, callsOf } from './call.ts';

const call = callsOf('account');

const browser = { endpoint: 'https://push.example/1', keys: { p256dh: '', auth: '' }, user_agent: 'conform' };

/** The calls about the reader's account. */
export const accountCalls: readonly ContractCall[] = [
  call('profile', { make: (client) => profileOf(client), learn: ({ version }) => ({ version }) }),
  call('profile', {
    kind: 'write',
    needs: ['version'],
    // No field: nothing changes.
    make: (client, { version }) => saveProfile(client, {}, Number(version)),
  }),
  call('avatar', { kind: 'never', make: (client) => saveAvatar(client, undefined) }),
  call('invoicing', { make: (client) => invoicingOf(client), learn: ({ version }) => ({ version }) }),
  call('invoicing', {
    kind: 'write',
    needs: ['version'],
    make: (client, { version }) => saveInvoicing(client, {}, Number(version)),
  }),
  call('consents', { make: (client) => consentsOf(client) }),
  call('consents', { kind: 'never', make: (client) => saveConsents(client, {}, '', 'conform') }),
  call('password', {
    kind: 'never',
    make: (client) =>
      changePassword(client, { old_password: '', password: '', password_confirm: '', logout_devices: false }),
  }),
  call('passkeys', { make: (client) => passkeysOf(client) }),
  call('passkeys', { kind: 'never', make: (client) => addPasskey(client, {}) }),
  call('passkeysOptions', { make: (client) => creationOptions(client) }),
  call('passkey', { kind: 'never', make: (client) => renamePasskey(client, '1', '') }),
  call('passkeyDelete', { kind: 'never', make: (client) => removePasskey(client, '1') }),
  call('email', { kind: 'never', make: (client) => requestEmail(client, '', '') }),
  call('emailConfirm', { kind: 'never', make: (client) => confirmEmail(client, { verify_code: '', key: '' }) }),
  call('devices', { make: (client) => devicesOf(client) }),
  call('deviceDelete', { kind: 'never', make: (client) => disconnectDevice(client, '1') }),
  call('devicesDeleteOthers', { kind: 'never', make: (client) => disconnectOthers(client) }),
  call('newsletters', {
    make: (client) => newslettersOf(client, ''),
    // One that the reader has: to order it again changes nothing.
    learn: ({ newsletters }) => ({ newsletter: newsletters.find(({ subscribed }) => subscribed)?.id }),
  }),
  call('newsletter', {
    kind: 'write',
    needs: ['newsletter'],
    make: (client, { newsletter }) => setNewsletter(client, newsletter, true),
  }),
  call('newslettersEndAll', { kind: 'never', make: (client) => unsubscribeFromAll(client) }),
  call('topics', {
    make: (client) => topicsOf(client),
    // One that the reader does not follow: to leave it again changes nothing.
    learn: ({ topics }) => ({ topic: topics.find(({ followed }) => !followed)?.id }),
  }),
  call('topic', {
    kind: 'write',
    needs: ['topic'],
    make: (client, { topic }) => setTopic(client, topic, { followed: false, push: false }),
  }),
  call('onboarding', { make: (client) => onboardingOf(client) }),
  call('onboarding', { kind: 'never', make: (client) => finishStep(client, 'interests') }),
  call('gdprExport', { make: (client) => gdprOf(client) }),
  call('gdprExport', { kind: 'never', make: (client) => requestExport(client, newUuid()) }),
  call('gdprDelete', { kind: 'never', make: (client) => requestDeletion(client, '') }),
  call('gdprDeleteCancel', { kind: 'never', make: (client) => cancelDeletion(client) }),
  call('pushSubscribe', { kind: 'never', make: (client) => addBrowser(client, browser) }),
  call('pushState', { kind: 'write', make: (client) => browserState(client, browser.endpoint) }),
  call('pushUnsubscribe', { kind: 'never', make: (client) => removeBrowser(client, browser.endpoint) }),
];
