import type { Example } from './example.ts';

const question = 'Come disdico il rinnovo automatico?';

/** Examples of the calls open to visitors. */
export const siteExamples: readonly Example[] = [
  {
    method: 'get',
    path: '/api/health',
    host: 'account',
    good: {},
    bad: { method: 'post', status: 405 },
  },
  {
    method: 'get',
    path: '/api/ready',
    host: 'account',
    good: {},
    bad: { method: 'post', status: 405 },
  },
  {
    method: 'post',
    path: '/api/site/chat',
    host: 'account',
    good: { body: { content: question, messages: [], host: 'http://www.mg.localhost:4300/' } },
    bad: { body: { content: 'breve' }, status: 422 },
    prepare: async ({ captcha }) => ({ body: { 'g-recaptcha-response': await captcha('chat') } }),
  },
  {
    method: 'get',
    path: '/api/site/config',
    host: 'newsstand',
    good: { query: { host: 'www.lg.localhost' } },
    bad: { query: { host: 'x'.repeat(256) }, status: 422 },
  },
  {
    method: 'get',
    path: '/api/site/faq',
    host: 'account',
    good: { query: { q: 'password' } },
    bad: { query: { brand: 'ZZ' }, status: 422 },
  },
  {
    method: 'post',
    path: '/api/site/tracking',
    host: 'account',
    good: { body: { url_articolo: 'http://www.mg.localhost:4300/#apri-chat', evento: 'click' } },
    bad: { body: { url_articolo: 'javascript:1', evento: 'click' }, status: 422 },
  },
  {
    method: 'post',
    path: '/api/site/consent-log',
    host: 'account',
    good: {
      body: {
        brand: 'MG',
        tcf_version: '2.2',
        purposes: { 1: true, 2: false, 3: false, 4: true, 5: false },
        source: 'banner',
        text_version: '2026-01',
        page: 'http://www.mg.localhost:4300/',
      },
    },
    bad: { body: { brand: 'MG', tcf_version: '2.2', purposes: { 1: true }, source: 'banner' }, status: 422 },
  },
];
