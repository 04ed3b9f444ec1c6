import type { Example } from '../example.ts';
import { anyFaq, browserKeys, firstOf } from './example-ids.ts';

const account = { host: 'account' as const };
const who = { name: 'Marco Silvani', email: 'online@example.it' };

/** Examples of newsletters, topics, push, contact and FAQ votes. */
export const readerCalls: readonly Example[] = [
  {
    ...account,
    method: 'get',
    path: '/api/user/newsletters',
    as: 'digital@example.it',
    good: { query: { brand: 'GZ' } },
    bad: { query: { brand: 'ZZ' }, status: 422 },
  },
  {
    ...account,
    method: 'post',
    path: '/api/user/newsletters/{id}',
    as: 'lettore@example.it',
    good: { body: { subscribed: true } },
    bad: { params: { id: 'mg-nl-quota-mille' }, body: { subscribed: true }, status: 403, code: 'ERR_SUBSCRIBERS_ONLY' },
    prepare: firstOf('newsletter'),
  },
  {
    ...account,
    method: 'post',
    path: '/api/user/newsletters/unsubscribe-all',
    as: 'digital@example.it',
    good: {},
    bad: { as: null, status: 401 },
  },
  {
    ...account,
    method: 'get',
    path: '/api/user/topics',
    as: 'nuovo@example.it',
    good: {},
    bad: { as: null, status: 401 },
  },
  {
    ...account,
    method: 'post',
    path: '/api/user/topics/{id}',
    as: 'lettore@example.it',
    good: { body: { followed: true, push: true } },
    bad: { params: { id: 'gz-top-teatro' }, body: { followed: true }, status: 404 },
    prepare: firstOf('topic'),
  },
  {
    ...account,
    method: 'post',
    path: '/api/user/push/subscribe',
    as: 'digital@example.it',
    good: { body: { user_agent: 'Firefox' } },
    bad: { body: { endpoint: 'https://127.0.0.1/push' }, status: 422 },
    prepare: browserKeys,
  },
  {
    ...account,
    method: 'post',
    path: '/api/user/push/state',
    as: 'digital@example.it',
    good: { body: { endpoint: 'https://fcm.googleapis.com/prova' } },
    bad: { body: {}, status: 422 },
  },
  {
    ...account,
    method: 'post',
    path: '/api/user/push/unsubscribe',
    as: 'digital@example.it',
    good: { body: { endpoint: 'https://fcm.googleapis.com/prova' } },
    bad: { body: { endpoint: 'https://fcm.googleapis.com/altra' }, status: 404 },
    prepare: async ({ db, accountId, now }) => {
      await db.query(
        `insert into push_sub (account_id, endpoint, p256dh, auth, user_agent, created_at)
         values ($1, 'https://fcm.googleapis.com/prova', '', '', '', $2)`,
        [await accountId('digital@example.it'), new Date(now)],
      );
      return {};
    },
  },
  {
    ...account,
    method: 'get',
    path: '/api/site/contact/topics',
    good: { query: { brand: 'lg' } },
    bad: { query: { brand: 'ZZ' }, status: 422 },
  },
  {
    ...account,
    method: 'post',
    path: '/api/site/contact',
    good: {
      body: { topic: 'payments', issue: 'invoice', message: 'Buongiorno,\nmi serve la fattura.', email: who.email },
    },
    bad: { body: { topic: 'payments', issue: 'export', message: 'Buongiorno', email: who.email }, status: 422 },
    prepare: async ({ captcha }) => ({ body: { 'g-recaptcha-response': await captcha('contact') } }),
  },
  {
    ...account,
    method: 'get',
    path: '/api/user/tickets',
    as: 'digital@example.it',
    good: {},
    bad: { as: null, status: 401 },
  },
  {
    ...account,
    method: 'post',
    path: '/api/site/faq/{id}/vote',
    good: { body: { helpful: true } },
    bad: { params: { id: 'nessuna' }, body: { helpful: true }, status: 404 },
    prepare: anyFaq,
  },
];
