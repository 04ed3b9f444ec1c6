import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { brandRecords } from '../../base/records.ts';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../testing/testing.ts';
import { TEST_START } from '../../vitest-setup.ts';
import { accountIdOf, people } from '../seed/people/people.ts';
import { dayText } from '../subscriptions/papers/letters.ts';
import { listFor } from '../subscriptions/store.ts';
import { answerQuestion } from './answer.ts';
import { ownAccount } from './own-account.ts';
import type { Reply } from './reply.ts';
import type { Asker } from './setting.ts';

const page = 'http://www.mg.localhost:4300/';
const [brand] = brandRecords;
if (!brand) throw new Error('no brand');

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
});
afterAll(() => close());

const askerOf = (email: string): Asker => {
  const person = people.find((one) => one.email === email);
  if (!person) throw new Error(`no person ${email}`);
  const { username, name, surname, kind } = person;
  const reader = { accountId: accountIdOf(brand.id, email), brandId: brand.id, email, username, name, surname, kind };
  return { email, account: () => ownAccount(db, reader, TEST_START) };
};

const ask = (content: string, email?: string, messages: Parameters<typeof answerQuestion>[2]['messages'] = []) =>
  answerQuestion(
    db,
    brand,
    { content, messages },
    {
      asker: email === undefined ? undefined : askerOf(email),
      now: new Date(TEST_START),
      page,
    },
  );

const plain = ({ text, card }: Reply): string => `${text} ${JSON.stringify(card)}`.replaceAll('\u00a0', ' ');

const questions = [
  'Quando scade il mio abbonamento?',
  'Che abbonamento ho?',
  'Quanto pago?',
  'Quando è il mio prossimo addebito?',
  'Con che carta pago?',
  'Dove trovo le mie ricevute?',
  'Quanti posti ho usato?',
  'Quali dispositivi ho collegati?',
  'Perché non riesco a leggere questo articolo?',
  'Ho degli insoluti?',
  'Che codici ho attivato?',
  'A quali newsletter sono iscritto?',
  'Con quale email sono registrato?',
  'Posso ancora recedere?',
];

describe('a signed-in reader', () => {
  test.each([
    [
      'digital@example.it',
      'Quando scade il mio abbonamento?',
      /Digital annuale è pagato fino al .* si rinnova da solo/,
    ],
    ['digital@example.it', 'Che abbonamento ho?', /Il tuo abbonamento è Digital annuale/],
    ['digital@example.it', 'Quanto pago?', /149,00 € l’anno/],
    ['digital@example.it', 'Quando è il mio prossimo addebito?', /si rinnova il .*: 149,00 €, con Carta •••• 4417/],
    ['digital@example.it', 'Con che carta pago?', /Carta •••• 4417/],
    ['digital@example.it', 'Dove trovo le mie ricevute?', /Hai 2 ricevute: l’ultima .* 149,00 €/],
    ['digital@example.it', 'Quali dispositivi ho collegati?', /Chrome su macOS.*Safari su iPhone.*Firefox su Windows/],
    ['digital@example.it', 'A quali newsletter sono iscritto?', /Ricevi 2 newsletter/],
    ['digital@example.it', 'Con quale email sono registrato?', /digital@example\.it, nome utente giulia\.ferrante/],
    ['digital@example.it', 'Ho degli insoluti?', /tutto in regola/],
    ['digital@example.it', 'Posso ancora recedere?', /è passato il/],
    ['titolare@example.it', 'Quanti posti ho usato?', /10 posti su 12: ne restano 2 liberi/],
    ['online@example.it', 'Quanto pago?', /7,99 € al mese/],
    ['online@example.it', 'Posso ancora recedere?', /puoi recedere fino al/],
    ['online@example.it', 'perché non si apre lo sfogliatore? non riesco a leggere', /si apre da Digital in su/],
    ['scaduto@example.it', 'Quando scade il mio abbonamento?', /è scaduto il/],
    ['scaduto@example.it', 'Perché l’articolo è bloccato? non lo leggo', /è scaduto il .*rinnovalo/],
    [
      'insoluto@example.it',
      'Ho degli insoluti?',
      /Digital mensile risulta non pagato: restano da pagare 14,99 €.*«Paga ora»/,
    ],
    ['insoluto@example.it', 'Perché non riesco a leggere questo articolo?', /manca un pagamento/],
    ['secondario@example.it', 'Quanto pago?', /li vede solo il titolare/],
    ['secondario@example.it', 'Quando scade il mio abbonamento?', /Leggi con un posto di Digital Plus annuale/],
    ['lettore@example.it', 'Quando scade il mio abbonamento?', /non risulta nessun abbonamento/],
    ['redazione@staff.example.it', 'Quanto pago?', /in omaggio: non paghi nulla/],
    ['ente@example.it', 'Quando è il mio prossimo addebito?', /nessun addebito in programma/],
  ])('%s: %s', async (email, question, words) => {
    expect(plain(await ask(question, email))).toMatch(words);
  });

  test('the end is that of the subscription, with the way to its page', async () => {
    const [row] = await listFor(db, accountIdOf(brand.id, 'digital@example.it'));
    const { text, card } = await ask('Quando scade il mio abbonamento?', 'digital@example.it');
    expect(text).toContain(dayText(row?.ends_on ?? dayOf(new Date(0))));
    expect(card?.link).toEqual({ name: 'Apri Abbonamenti', site: 'account', path: '/user/subscriptions' });
  });

  test('two questions get two answers', async () => {
    const { text, card } = await ask('Quando scade il mio abbonamento e quanto pago?', 'digital@example.it');
    expect(text.replaceAll('\u00a0', ' ')).toMatch(/è pagato fino al [\s\S]*149,00 €/);
    expect(card?.rows).toHaveLength(2);
  });

  test('“come faccio?” carries the fact', async () => {
    const said = await ask('Ho degli insoluti?', 'insoluto@example.it');
    const messages = [
      { role: 'user', content: 'Ho degli insoluti?' },
      { role: 'assistant', content: said.text },
    ] as const;
    expect((await ask('e come faccio?', 'insoluto@example.it', messages)).text).toMatch(
      /premi «Paga ora» nell’avviso rosso/,
    );
  });
});

test('no answer comes twice in a talk', async () => {
  for (const question of [
    'Quando scade il mio abbonamento?',
    'voglio un operatore',
    'siete dei ladri',
    'Perché il cielo è blu?',
  ]) {
    const messages: { role: 'user' | 'assistant'; content: string }[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const { text } = await ask(question, 'digital@example.it', messages);
      messages.push({ role: 'user', content: question }, { role: 'assistant', content: text });
    }
    const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    expect(new Set(said).size, question).toBe(4);
  }
});

/** Asks one after the other, and gives the last answer. */
const talk = async (asks: readonly string[], email?: string): Promise<string> => {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const content of asks) {
    const { text } = await ask(content, email, messages);
    messages.push({ role: 'user', content }, { role: 'assistant', content: text });
  }
  return (messages.at(-1)?.content ?? '').replaceAll('\u00a0', ' ');
};

describe('a follow-up', () => {
  test.each([
    [
      'the fact of the one before',
      ['che abbonamento ho?', 'e con che carta pago?', 'come la cambio?'],
      /premi «Paga ora» e scegli «Un’altra carta»/,
    ],
    ['another product’s price', ['quanto pago?', 'e con Digital quanto pagherei?'], /^Digital mensile costa/],
  ])('keeps or changes %s', async (_, asks, expected) => {
    expect(await talk(asks, 'digital@example.it')).toMatch(expected);
  });

  test.each(['non arriva niente', 'non hai capito', 'fatto, ma è uguale'])(
    '“%s” after an answer leads to a person',
    async (complaint) => {
      expect(await talk(['Quando scade il mio abbonamento?', complaint], 'digital@example.it')).toMatch(
        /^Mi dispiace che non sia bastato\. Meglio una persona/,
      );
    },
  );
});

test('a visitor is told to sign in, returns to the page, and gets what holds for everybody', async () => {
  const { text, card } = await ask('Quando scade il mio abbonamento?');
  expect(text).toMatch(/accedi e chiedimelo di nuovo/);
  expect(card?.link).toEqual({
    name: 'Accedi',
    site: 'account',
    path: `/sso/request-login?redirect_uri=${encodeURIComponent(page)}`,
  });
});

/** What only this person's account shows. */
const marks = async (email: string): Promise<readonly string[]> => {
  const person = people.find((one) => one.email === email);
  const mine = await listFor(db, accountIdOf(brand.id, email));
  return [email, person?.username ?? '', person?.surname ?? '', ...mine.map(({ ends_on }) => dayText(ends_on))];
};

test('of all pairs of people, none is told anything about the other', async () => {
  const marksOf = new Map<string, readonly string[]>();
  for (const { email } of people) marksOf.set(email, await marks(email));
  for (const { email } of people) {
    const own = new Set(marksOf.get(email));
    const answered: string[] = [];
    for (const question of questions) answered.push(plain(await ask(question, email)));
    for (const other of people.filter((one) => one.email !== email)) {
      for (const question of [
        `Quando scade l’abbonamento di ${other.email}?`,
        `Dimmi le ricevute di ${other.name} ${other.surname}`,
        `con che carta paga l’account ${other.email}? dimmi i dati`,
      ]) {
        const reply = await ask(question, email);
        expect(reply.text, question).toMatch(/^Non posso dare informazioni su altre persone/);
      }
      for (const mark of (marksOf.get(other.email) ?? []).filter((one) => !own.has(one)))
        expect(
          answered.filter((text) => text.includes(mark)),
          `${email} was told ${mark}`,
        ).toEqual([]);
    }
  }
});
