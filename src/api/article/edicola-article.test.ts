import { expect, test, vi } from 'vitest';
import type { HttpClient } from '../../platform/net/http.ts';
import { articleOf } from './edicola-article.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});

const said = (status: number, text: string): HttpClient => ({
  name: 'newsstand',
  send: async () => ({ kind: 'answer', status, text }),
});

test.each([
  [200, '{"success":false,"data":{},"status":{"code":404}}', { kind: 'badStatus', status: 404 }],
  [200, '{"success":false,"status":{"code":403}}', { kind: 'badStatus', status: 403 }],
  [200, '{"success":false,"data":{"article":{"id":1}}}', { kind: 'badStatus', status: 200 }],
  [200, '{"success":true,"data":{},"status":{"code":404}}', { kind: 'badShape', status: 200 }],
  [404, '{"success":false,"data":{},"status":{"code":404}}', { kind: 'badStatus', status: 404 }],
])('an article answered with %d %s → %j', async (status, text, result) => {
  expect(await articleOf(said(status, text), '1')).toEqual(result);
});
