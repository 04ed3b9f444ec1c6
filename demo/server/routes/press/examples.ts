import { z } from 'zod';
import type { Example, ExampleWorld } from '../example.ts';

const base = '/api/user/rassegna';
const as = 'azienda@example.it';
const anonymous = { as: null, status: 401, code: 'ERR_NOT_LOGGED' } as const;
const withoutReview = { as: 'ente@example.it', status: 403, code: 'ERR_NO_ACCESS' } as const;

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const answer = async (world: ExampleWorld, path: string, init?: RequestInit): Promise<unknown> =>
  (await world.call(`${base}${path}`, init, as, 'newsstand')).json();

const rows = z.object({ data: z.object({ rassegna: z.array(z.object({ id: z.number() })).min(1) }) });
const recipients = z.object({ data: z.object({ destinatari: z.array(z.object({ id: z.number() })).min(1) }) });
const selection = z.object({ data: z.object({ selezione: z.object({ id: z.number() }) }) });
const plans = z.object({ data: z.object({ programmati: z.array(z.object({ id: z.number() })).min(1) }) });
const sent = z.object({ data: z.object({ invio: z.object({ id: z.number() }) }) });

const anyStory = async (world: ExampleWorld): Promise<number> =>
  rows.parse(await answer(world, '')).data.rassegna[0]?.id ?? 0;

const anyRecipient = async (world: ExampleWorld): Promise<number> =>
  recipients.parse(await answer(world, '/destinatari')).data.destinatari[0]?.id ?? 0;

const choose = async (world: ExampleWorld): Promise<number> => {
  const change = json({ ids: [await anyStory(world)], selected: true });
  return selection.parse(await answer(world, '/selezione', change)).data.selezione.id;
};

const tomorrow = ({ now }: ExampleWorld): string => new Date(now + 86_400_000).toISOString();

const prepareChoice = async (world: ExampleWorld) => {
  await choose(world);
  return {};
};

/** Examples of the press review. */
export const rassegnaExamples: readonly Example[] = [
  { method: 'get', path: base, host: 'newsstand', as, good: { query: { raggruppa: '1' } }, bad: withoutReview },
  { method: 'get', path: `${base}/last-date`, host: 'newsstand', as, good: {}, bad: anonymous },
  { method: 'get', path: `${base}/destinatari`, host: 'newsstand', as, good: {}, bad: anonymous },
  {
    method: 'post',
    path: `${base}/destinatari`,
    host: 'newsstand',
    as,
    good: { body: { email: 'sede@example.com', name: 'Sede', group: 'Sedi', active: true } },
    bad: { body: { email: 'stampa@example.com' }, status: 409, code: 'ERR_RECIPIENT_EXISTS' },
  },
  {
    method: 'post',
    path: `${base}/destinatari/{id}`,
    host: 'newsstand',
    as,
    good: { body: { active: false } },
    bad: { params: { id: 999_999_999 }, body: {}, status: 404, code: 'ERR_RECIPIENT_NOT_FOUND' },
    prepare: async (world) => ({ id: await anyRecipient(world) }),
  },
  {
    method: 'post',
    path: `${base}/destinatari/{id}/delete`,
    host: 'newsstand',
    as,
    good: {},
    bad: { params: { id: 999_999_999 }, status: 404, code: 'ERR_RECIPIENT_NOT_FOUND' },
    prepare: async (world) => ({ id: await anyRecipient(world) }),
  },
  { method: 'get', path: `${base}/profilo`, host: 'newsstand', as, good: {}, bad: withoutReview },
  {
    method: 'post',
    path: `${base}/profilo`,
    host: 'newsstand',
    as,
    good: { body: { keywords: ['energia'], testate: ['MG', 'GZ'], always_send: true } },
    bad: { body: { testate: ['ZZ'] }, status: 422 },
  },
  { method: 'get', path: `${base}/selezione`, host: 'newsstand', as, good: {}, bad: anonymous },
  {
    method: 'post',
    path: `${base}/selezione`,
    host: 'newsstand',
    as,
    good: { body: { selected: true, section: 'Economia' } },
    bad: { body: { ids: [999_999_999], selected: true }, status: 404, code: 'ERR_ARTICLE_NOT_FOUND' },
    prepare: async (world) => ({ body: { ids: [await anyStory(world)] } }),
  },
  { method: 'get', path: `${base}/invio`, host: 'newsstand', as, good: {}, bad: withoutReview },
  {
    method: 'post',
    path: `${base}/invio`,
    host: 'newsstand',
    as,
    good: { body: { destinatari: ['libero@example.com'], subject: 'Rassegna' } },
    bad: { body: { selezione_id: 999_999_999, destinatari: ['a@example.com'], subject: 'R' }, status: 404 },
    prepare: async (world) => ({ body: { selezione_id: await choose(world) } }),
  },
  {
    method: 'post',
    path: `${base}/invio/{id}/ripeti`,
    host: 'newsstand',
    as,
    good: {},
    bad: { params: { id: 999_999_999 }, status: 404, code: 'ERR_NOT_FOUND' },
    prepare: async (world) => {
      const order = { selezione_id: await choose(world), destinatari: ['a@non-consegna.example'], subject: 'Rassegna' };
      return { id: sent.parse(await answer(world, '/invio', json(order))).data.invio.id };
    },
  },
  {
    method: 'post',
    path: `${base}/invio/programmati`,
    host: 'newsstand',
    as,
    good: { body: { destinatari: ['libero@example.com'], subject: 'Rassegna' } },
    bad: {
      body: { selezione_id: 1, destinatari: ['a@example.com'], subject: 'R', at: '2025-11-01T07:30:00Z' },
      status: 422,
      code: 'ERR_WRONG_HOUR',
    },
    prepare: async (world) => ({ body: { selezione_id: await choose(world), at: tomorrow(world) } }),
  },
  {
    method: 'post',
    path: `${base}/invio/programmati/{id}/annulla`,
    host: 'newsstand',
    as,
    good: {},
    bad: { params: { id: 999_999_999 }, status: 404, code: 'ERR_NOT_FOUND' },
    prepare: async (world) => {
      const order = {
        selezione_id: await choose(world),
        destinatari: ['a@example.com'],
        subject: 'Rassegna',
        at: tomorrow(world),
      };
      return { id: plans.parse(await answer(world, '/invio/programmati', json(order))).data.programmati[0]?.id ?? 0 };
    },
  },
  {
    method: 'get',
    path: `${base}/pdf`,
    host: 'newsstand',
    as,
    good: {},
    bad: { query: { articolo: 999_999_999 }, status: 404, code: 'ERR_NOT_FOUND' },
    prepare: prepareChoice,
  },
  {
    method: 'get',
    path: `${base}/csv`,
    host: 'newsstand',
    as,
    good: {},
    bad: { query: { selezione_id: 999_999_999 }, status: 404, code: 'ERR_NOT_FOUND' },
    prepare: prepareChoice,
  },
  {
    method: 'get',
    path: `${base}/articolo`,
    host: 'newsstand',
    as,
    good: { query: { id: 1 } },
    bad: { query: { id: 999_999_999 }, status: 404, code: 'ERR_NOT_FOUND' },
  },
];
