import { expect, test, vi } from 'vitest';
import { serving } from '../../platform/net/client-testing.ts';
import { articleOf } from './article.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});

test.each([
  [200, '{"success":false,"data":{},"status":{"code":404}}', { kind: 'badStatus', status: 404, errors: {} }],
  [200, '{"success":false,"status":{"code":403}}', { kind: 'badStatus', status: 403, errors: {} }],
  [200, '{"success":false,"data":{"article":{"id":1}}}', { kind: 'badStatus', status: 200, errors: {} }],
  [200, '{"success":true,"data":{},"status":{"code":404}}', { kind: 'badShape', status: 200 }],
  [404, '{"success":false,"data":{},"status":{"code":404}}', { kind: 'badStatus', status: 404, errors: {} }],
])('%d %s → %j', async (status, text, result) => {
  const { client } = serving(() => new Response(text, { status }));
  expect(await articleOf(client, '1')).toEqual(result);
});
