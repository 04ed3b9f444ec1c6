import { expect, test, vi } from 'vitest';
import { serving } from '../../platform/net/client-testing.ts';
import { ledgerOf, planReview, sendReview } from './deliveries.ts';
import { addRecipient } from './recipients.ts';
import { changeReview } from './review.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});

const licenza = { consentite: 10, usate: 0, previste: 1, superata: false };
const story = {
  id: 7,
  edizione: 'Gaviano',
  data: '2025-11-20',
  titolo: 'T',
  autori: [],
  pagina: null,
  testata: 'M',
  sigla: 'MG',
  anche_in: [],
};
const order = { selezione_id: 3, recipients: [5, 'a@example.it'], subject: 'Oggi', note: '', format: 'pdf' } as const;

const answering = (data: unknown) => serving(() => Response.json({ success: true, data }));

test('a change takes and returns section and note', async () => {
  const items = [{ ...story, sezione: 'Economia', nota: 'Leggere' }];
  const { client, received } = answering({ selezione: { id: 3, data: '2025-11-20', items }, licenza });
  const change = { ids: [7], selected: true, section: 'Economia', note: 'Leggere' };
  expect(await changeReview(client, change)).toMatchObject({
    kind: 'ok',
    data: { selezione: { items: [{ id: 7, section: 'Economia', note: 'Leggere' }] } },
  });
  expect(received[0]?.body).toEqual(change);
});

test('the stories of a delivery have section and note', async () => {
  const delivery = {
    id: 1,
    selezione_id: 3,
    version: 1,
    data: '2025-11-20',
    subject: 'Oggi',
    format: 'pdf',
    articoli: 1,
    items: [{ id: 7, titolo: 'T', sezione: 'Economia', nota: '' }],
    created_at: '2025-11-20T08:00:00Z',
    recipients: [],
  };
  const { client } = answering({ invii: [delivery], licenza });
  expect(await ledgerOf(client)).toMatchObject({
    kind: 'ok',
    data: { invii: [{ items: [{ section: 'Economia', note: '' }] }] },
  });
});

test('recipients are sent as the server names them, and counted in a planned delivery', async () => {
  const plan = { id: 1, at: '2025-11-20T08:00:00Z', state: 'waiting', subject: 'Oggi', articoli: 4, destinatari: 2 };
  const { client, received } = answering({ programmati: [plan] });
  expect(await planReview(client, { ...order, at: plan.at })).toMatchObject({
    kind: 'ok',
    data: { programmati: [{ stories: 4, recipients: 2 }] },
  });
  await sendReview(client, order);
  const { recipients, ...rest } = order;
  expect(received.map(({ body }) => body)).toEqual([
    { ...rest, destinatari: recipients, at: plan.at },
    { ...rest, destinatari: recipients },
  ]);
});

test('adding a recipient resolves with all of them', async () => {
  const recipient = { id: 5, email: 'a@example.it', name: '', group: null, active: true };
  const { client } = answering({ destinatari: [recipient] });
  expect(await addRecipient(client, { email: 'a@example.it' })).toEqual({ kind: 'ok', data: [recipient] });
});
