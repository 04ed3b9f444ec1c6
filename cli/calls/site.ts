import { contactHelp, sendMessage } from '../../src/api/account/contact.ts';
import { faqsOf, voteFaq } from '../../src/api/account/faq.ts';
import { confirmReset, refuseAccess, requestReset } from '../../src/api/account/password.ts';
import { register, resendCode, verifyRegistration } from '../../src/api/account/registration.ts';
import { townsNamed } from '../../src/api/account/towns.ts';
import { askAssistance } from '../../src/api/assistance/assistance-chat.ts';
import { sendReceipt } from '../../src/api/consent/consent-log.ts';
import { sendTracking } from '../../src/api/consent/tracking.ts';
import { pushKey } from '../../src/api/notices/push.ts';
import { passkeyOptions, signInWithPasskey } from '../../src/api/session/passkey-sign-in.ts';
import { dismissNotice, logout, shortInfo } from '../../src/api/session/session.ts';
import { signIn } from '../../src/api/session/sign-in.ts';
import { exchangeCode } from '../../src/api/session/sign-on.ts';
import { type ContractCall, callsOf } from './call.ts';

const call = callsOf('account');
const page = 'https://www.example/';
const forVisitors = { readers: false } as const;

/** The calls about the session, and those of the account host that are open to visitors. */
export const siteCalls: readonly ContractCall[] = [
  call('shortInfo', { make: (client) => shortInfo(client, 0) }),
  call('notices', { kind: 'never', make: (client) => dismissNotice(client, '1') }),
  call('accountLogout', { kind: 'never', make: (client) => logout(client, 'account') }),
  call('siteConfig', { ...forVisitors, make: (client) => pushKey(client) }),
  call('passkeyOptions', { ...forVisitors, make: (client) => passkeyOptions(client) }),
  call('passkeyLogin', {
    ...forVisitors,
    kind: 'never',
    make: (client) => signInWithPasskey(client, { passkey: {}, remember: false, redirect_uri: '' }),
  }),
  call('login', {
    ...forVisitors,
    kind: 'never',
    make: (client) => signIn(client, { login: '', password: '', remember: false, redirect_uri: '' }),
  }),
  call('idCode', { kind: 'never', make: (client) => exchangeCode(client, '1') }),
  call('notMe', { ...forVisitors, kind: 'never', make: (client) => refuseAccess(client, '') }),
  call('towns', { ...forVisitors, make: (client) => townsNamed(client, 'rom') }),
  call('contactTopics', { ...forVisitors, make: (client) => contactHelp(client, '') }),
  call('contact', {
    ...forVisitors,
    kind: 'never',
    make: (client) =>
      sendMessage(client, { topic: '', issue: '', message: '', email: '', name: '', url: page, key: '' }, ''),
  }),
  call('faq', {
    ...forVisitors,
    make: (client) => faqsOf(client, '', { product: '', q: '' }),
  }),
  call('faqVote', { ...forVisitors, kind: 'never', make: (client) => voteFaq(client, '1', true) }),
  call('tracking', { ...forVisitors, kind: 'never', make: (client) => sendTracking(client, page, 'pageview') }),
  call('consentLog', {
    ...forVisitors,
    kind: 'never',
    make: (client) =>
      sendReceipt(client, {
        brand: '',
        tcf_version: '2.2',
        purposes: { 1: true, 2: false, 3: false, 4: false, 5: false },
        source: 'banner',
        text_version: '',
        page,
      }),
  }),
  call('register', {
    ...forVisitors,
    kind: 'never',
    make: (client) =>
      register(
        client,
        {
          user_type: 'person',
          name: '',
          surname: '',
          company_name: '',
          email: '',
          password: '',
          password_confirm: '',
          adult: false,
          privacy: false,
          consents: {},
        },
        '',
      ),
  }),
  call('registerVerify', {
    ...forVisitors,
    kind: 'never',
    make: (client) => verifyRegistration(client, { verify_code: '', key: '' }),
  }),
  call('registerResend', { ...forVisitors, kind: 'never', make: (client) => resendCode(client, '') }),
  call('passwordReset', { ...forVisitors, kind: 'never', make: (client) => requestReset(client, '', '') }),
  call('passwordResetConfirm', {
    ...forVisitors,
    kind: 'never',
    make: (client) => confirmReset(client, { code: '', password: '', password_confirm: '' }),
  }),
  // Needs a token of the captcha.
  call('assistanceChat', {
    ...forVisitors,
    kind: 'never',
    make: (client) =>
      askAssistance(client, { content: '', messages: [], captcha: '', host: page }, new AbortController().signal),
  }),
];
