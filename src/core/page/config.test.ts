import { afterEach, expect, test, vi } from 'vitest';
import { checkConfig } from './config.ts';

const error = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => error.mockClear());

test('valid options are not reported', async () => {
  await checkConfig({
    brand: 'gz',
    account: 'https://conto.example',
    paths: { assistanceChat: '/x' },
    consentPurposes: { 4: [8, 'C0002'] },
    captcha: { kind: 'turnstile', siteKey: 'key' },
    liveChat: { load: async () => {}, open() {} },
    audience: { kind: 'beacon', url: 'https://count.example' },
    tagManager: { kind: 'event' },
    banners: { kind: 'gpt', units: { 'home-top': { path: '/1/home', sizes: [[300, 250]] } } },
  });
  expect(error).not.toHaveBeenCalled();
});

test.each([
  [
    { captcha: { kind: 'turnstil', siteKey: 'key' } },
    'np.configure: "captcha" cannot be {"kind":"turnstil","siteKey":"key"}. docs/guides/adapters.md lists the kinds and what an adapter of your own needs; the default is used.',
  ],
  [
    { banners: { load() {} } },
    'np.configure: "banners" cannot be {}. docs/guides/adapters.md lists the kinds and what an adapter of your own needs; the default is used.',
  ],
  [
    { consentMode: 'lax' },
    'np.configure: "consentMode" cannot be "lax". docs/guides/configuration.md lists the options; this one is ignored.',
  ],
  [
    { consentPurposes: { 4: [12] } },
    'np.configure: "consentPurposes.4.0" cannot be 12. docs/guides/configuration.md lists the options; this one is ignored.',
  ],
  [
    { consentPurposes: { 7: [1] } },
    'np.configure: "consentPurposes.7" is not an option. docs/guides/configuration.md lists the options; this one is ignored.',
  ],
  [
    { account: 42 },
    'np.configure: "account" cannot be 42. docs/guides/configuration.md lists the options; this one is ignored.',
  ],
  [
    { acount: 'https://x' },
    'np.configure: "acount" is not an option. docs/guides/configuration.md lists the options; this one is ignored.',
  ],
])('%o is reported', async (wrong, message) => {
  await checkConfig({ ...wrong, shop: 'https://shop.example' } as never);
  expect(error.mock.calls).toEqual([[message]]);
});
