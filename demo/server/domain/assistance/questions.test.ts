import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandRecords } from '../../base/records.ts';
import type { Db } from '../../db/db.ts';
import { says, startModelEndpoint } from '../../testing/model-endpoint.ts';
import { openTestDb } from '../../testing/testing.ts';
import { indexKin } from '../search/index-kin.ts';
import { readBrandContent, readThesaurus } from '../seed/content.ts';
import { seedHelp } from '../seed/seed-brand.ts';
import { seedThesaurus } from '../seed/seed-thesaurus.ts';
import { answerQuestion } from './answer.ts';

const folder = fileURLToPath(new URL('../../../content', import.meta.url));

const visitor = { now: new Date('2026-11-24T10:00:00+01:00'), page: 'http://www.gz.localhost:4300/' };

interface Asked {
  readonly question: string;
  /** Id of the FAQ whose title the question paraphrases. */
  readonly expected: string;
}

/** Questions that no newspaper’s assistance can answer, some with words of the FAQ. */
const otherThings: readonly string[] = [
  'Chi ha vinto il palio di quartiere?',
  'Qual è la capitale della Francia?',
  'Quanto pesa un elefante adulto?',
  'Mi consigli un buon vino rosso da abbinare all’arrosto?',
  'A che ora passa l’autobus 12?',
  'Come si cambia una gomma della macchina?',
  'Come faccio a piantare i pomodori sul balcone?',
  'Qual è il numero dei carabinieri?',
  'Quanto dura il volo per New York?',
  'Dove posso comprare un gatto persiano?',
  'Chi ha dipinto la Gioconda?',
  'Mi scrivi una lettera di dimissioni?',
  'Perché il cielo è blu?',
  'Devo pagare l’IMU sulla seconda casa?',
  'Come rinnovo il passaporto?',
  'Come rinnovo la patente scaduta?',
  'Dove si paga il bollo auto?',
  'Come chiedo il bonus bollette?',
  'Posso portare il cane in spiaggia?',
  'Quale telefono mi consigli di comprare?',
  'Come si aggiusta un rubinetto che perde?',
  'Quanti abitanti ha Milano?',
  'Quando inizia la scuola?',
  'Come si fa il pane in casa?',
  'Mi prenoti un tavolo per due stasera?',
  'Qual è il miglior gestore telefonico?',
];

/** The brands' own FAQ and offers, over the fixtures of the test database. */
let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
  const thesaurus = await readThesaurus(join(folder, 'sinonimi.json'));
  await db.tx(async (tx) => {
    await seedThesaurus(tx, thesaurus.content);
    for (const { id, sigla } of brandRecords) {
      const found = await readBrandContent(join(folder, sigla.toLowerCase()));
      if (found) await seedHelp(tx, id, found.content);
    }
    await indexKin(tx);
  });
});
afterAll(() => close());

describe.each(['GZ', 'MG'])('%s', (sigla) => {
  test('the FAQ has at least 60 entries and no question twice', async () => {
    const found = await readBrandContent(join(folder, sigla.toLowerCase()));
    const questions = found?.content.faq.map(({ question }) => question) ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('of 26 questions about other things at most two get an answer', async () => {
    const brand = brandRecords.find((record) => record.sigla === sigla);
    if (!brand) throw new Error(`no brand ${sigla}`);
    const answered: string[] = [];
    for (const content of otherThings) {
      const { questions } = await answerQuestion(db, brand, { content, messages: [] }, visitor);
      if (!questions) answered.push(content);
    }
    expect(otherThings).toHaveLength(26);
    expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(2);
  });

  test('at least 28 of thirty questions in a reader’s words get the right entry', async () => {
    const brand = brandRecords.find((record) => record.sigla === sigla);
    const found = await readBrandContent(join(folder, sigla.toLowerCase()));
    const asked: Asked[] = JSON.parse(
      await readFile(new URL(`questions-${sigla.toLowerCase()}.json`, import.meta.url), 'utf8'),
    );
    if (!brand) throw new Error(`no brand ${sigla}`);
    const missed: string[] = [];
    for (const { question, expected } of asked) {
      const answer = found?.content.faq.find(({ id }) => id === expected)?.answer;
      const { text } = await answerQuestion(db, brand, { content: question, messages: [] }, visitor);
      if (!answer || !text.includes(answer)) missed.push(question);
    }
    expect(asked).toHaveLength(30);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
  });
});

test.each([
  ['MG', 'il mio nonno non distingue più le letterine sul tablet', 'mg-faq-046'],
  ['LG', 'vorrei far sparire per sempre il profilo che avevo aperto', 'lg-faq-085'],
  ['EM', 'il bancomat di prima è da buttare, ne ho uno nuovo', 'em-faq-023'],
  ['GZ', 'questo mese me l’avete fatto pagare il doppio', 'gz-faq-023'],
  ['CA', 'fra un po’ sto all’estero, non lo leggo per sei settimane: si ferma?', 'ca-faq-018'],
  ['QP', 'il cellulare squilla per ogni notiziola, come si zittiscono gli avvisi?', 'qp-faq-069'],
])('%s: “%s” gets its entry, of whose words it has none', async (sigla, content, expected) => {
  const brand = brandRecords.find((record) => record.sigla === sigla);
  if (!brand) throw new Error(`no brand ${sigla}`);
  const found = await readBrandContent(join(folder, sigla.toLowerCase()));
  const { text } = await answerQuestion(db, brand, { content, messages: [] }, visitor);
  expect(text).toContain(found?.content.faq.find(({ id }) => id === expected)?.answer);
});

test('a visitor who asks for a number hears how to call, and the hours', async () => {
  const brand = brandRecords.find(({ sigla }) => sigla === 'MG');
  if (!brand) throw new Error('no brand');
  const found = await readBrandContent(join(folder, 'mg'));
  const { text, person } = await answerQuestion(
    db,
    brand,
    { content: 'datemi un numero da chiamare', messages: [] },
    visitor,
  );
  expect(person).toBe(true);
  expect(text).toContain(found?.content.faq.find(({ id }) => id === 'mg-faq-091')?.answer);
});

test.each(brandRecords)(
  '$sigla: every wording of “what does a subscription cost” is answered with the prices',
  async (brand) => {
    const found = await readBrandContent(join(folder, brand.sigla.toLowerCase()));
    const prices = found?.content.faq.find(({ question }) => question.startsWith('Quanto costa'));
    for (const asked of ['un abbonamento', 'l’abbonamento digitale al mese', 'l’abbonamento annuale']) {
      const reply = await answerQuestion(db, brand, { content: `Quanto costa ${asked}?`, messages: [] }, visitor);
      expect(reply.text, asked).toBe(prices?.answer);
    }
  },
);

test.each(brandRecords)('$sigla: a question about a product gets its price first, and the shop', async (brand) => {
  const found = await readBrandContent(join(folder, brand.sigla.toLowerCase()));
  for (const [asked, product] of [
    ['Online', 'mobile'],
    ['Digital', 'digital'],
    ['Digital Plus', 'digital+'],
  ] as const) {
    const offer = found?.content.offers.find((one) => one.product === product);
    const { text, card } = await answerQuestion(
      db,
      brand,
      { content: `Quanto costa ${asked}?`, messages: [] },
      visitor,
    );
    expect(text.replaceAll('\u00a0', ' ')).toMatch(
      new RegExp(`^${offer?.name} costa ${((offer?.price_cents ?? 0) / 100).toFixed(2).replace('.', ',')} €`),
    );
    expect(card?.link).toMatchObject({ site: 'shop', path: '/vetrina' });
  }
});

test.each([
  ['GZ', 'online annuale quanto fa?', 'Online mensile costa 6,99 € al mese. In un anno sono 83,88 €.'],
  ['MG', 'quanto costa il plus al mese?', 'Digital Plus annuale costa 189,00 € l’anno. Al mese sono circa 15,75 €.'],
  ['QP', 'digital annuale quanto costa al giorno?', 'Al giorno sono circa 0,26 €.'],
  ['LG', 'digital stagione quanto costa?', 'Digital stagione costa 29,00 € per tre mesi.'],
  [
    'LG',
    'pescatore imbarcato, che tariffa ha?',
    'Digital ridotto: studenti, over 65, gente di mare costa 75,00 € l’anno.',
  ],
  ['LG', 'con quanto comincio se non sono mai stato abbonato?', 'i primi due mesi costano un euro ciascuno'],
  ['GZ', 'quello che finisce da solo senza rinnovo quanto costa?', 'Digital tre mesi, senza rinnovo costa 36,00 €'],
  ['MG', 'vorrei regalare digital a mio suocero, che spesa è?', 'Digital annuale costa 149,00 € l’anno.'],
  ['QP', 'siamo in quattro in casa, quanto si paga?', 'Digital Plus annuale costa 139,00 € l’anno.'],
  ['GZ', 'quanto costa avere anche l’archivio dal 1871?', 'Digital Plus annuale costa 219,00 € l’anno.'],
  ['QP', 'fate prezzi per le biblioteche?', 'Scuole e biblioteche hanno un prezzo dedicato per le postazioni.'],
  ['CA', 'conviene il trimestrale o l’annuale?', 'Con Digital trimestrale risparmi 7,50 €'],
  ['CA', 'conviene il trimestrale o l’annuale?', 'Con Digital annuale risparmi 37,00 €'],
  ['MG', 'qual è l’abbonamento che costa di più?', 'L’offerta che costa di più è Digital Plus annuale: 189,00 €'],
  ['LG', 'quanto mi chiedete per un posto aggiuntivo?', 'Ogni posto in più costa 18,00 €'],
])('%s: “%s” is answered with “%s”', async (sigla, content, told) => {
  const brand = brandRecords.find((record) => record.sigla === sigla);
  if (!brand) throw new Error(`no brand ${sigla}`);
  const { text } = await answerQuestion(db, brand, { content, messages: [] }, visitor);
  expect(text.replaceAll('\u00a0', ' ')).toContain(told);
});

test('follow-ups about prices keep the product, then the period, of those before', async () => {
  const brand = brandRecords.find(({ sigla }) => sigla === 'GZ');
  if (!brand) throw new Error('no brand');
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  const firstWords: string[] = [];
  for (const content of ['prezzo di Online', 'e Digital invece?', 'e all’anno?']) {
    const { text } = await answerQuestion(db, brand, { content, messages }, visitor);
    messages.push({ role: 'user', content }, { role: 'assistant', content: text });
    firstWords.push(text.split(' costa')[0] ?? '');
  }
  expect(firstWords).toEqual(['Online mensile', 'Digital mensile', 'Digital annuale']);
});

test.each([
  [
    'CA',
    ['posso mettere in pausa mentre sono via?', 'anche se ho il mensile?'],
    'Mensili e trimestrali non hanno la pausa',
  ],
  ['LG', ['posso avere il pdf di una pagina?', 'quanto costa?'], 'Ogni PDF costa 3,50 €'],
  ['LG', ['c’è un archivio?', 'da che anno?'], 'le annate dal 1952'],
  ['LG', ['quanti posti ci sono nel plus?', 'un altro quanto viene?'], 'Ogni posto in più costa 18,00 €'],
  ['EM', ['con che cosa si paga?', 'il bonifico lo accettate', 'contanti?'], 'In contanti si paga comprando la scheda'],
  ['LG', ['come invito mio cognato?', 'e se poi lo voglio togliere?'], 'Scegli «Rimuovi» sulla sua riga'],
  ['LG', ['come disdico la newsletter', 'no, intendevo l’abbonamento'], 'premi «Disattiva il rinnovo»'],
  ['LG', ['come metto in pausa?', 'fino a quanto?', 'e col mensile'], 'Per i mensili'],
  ['GZ', ['come metto in pausa l’abbonamento?', 'e quante volte?'], 'una volta l’anno'],
  ['MG', ['quanto costa online all’anno?', 'quanto risparmio?'], 'Con Online annuale risparmi 16,88 €'],
  ['CA', ['ho 28 anni quanto pago?', 'e mia madre che ne ha 70?'], '119,00 €'],
  ['MG', ['come disdico?', 'grazie, e come cambio la password?'], '8 caratteri'],
  ['EM', ['voglio regalare l’eco a mio padre', 'quanto mi costa?'], 'Digital annuale costa 129,00 €'],
  ['MG', ['quanto costa online al mese?', 'quanti dispositivi posso usare?'], 'Due dispositivi con Online'],
  ['GZ', ['vorrei sapere il prezzo del plus', 'e se siamo in otto?'], 'a gruppi di 3, a 36,00 €'],
  ['MG', ['quanto costa digital al mese?', 'posso disdire quando voglio?'], 'premi «Disattiva il rinnovo»'],
  ['MG', ['quanto costa digital al mese?', 'e se voglio disdire?'], 'premi «Disattiva il rinnovo»'],
  ['MG', ['quanto costa l’abbonamento online?', 'c’è anche l’archivio?'], 'tutti i numeri dal 1894'],
  ['MG', ['quanto costa l’abbonamento online?', 'e poi si rinnova?'], 'Il primo mese costa 0,99 €'],
  ['EM', ['digital stagione quanto fa?', 'poi si rinnova?'], 'Alla scadenza non si rinnova'],
  ['CA', ['vorrei abbonarmi', 'quello più economico', 'ok quello, come faccio?'], 'Scegli l’offerta nella vetrina'],
  ['LG', ['mi dite il prezzo di digital?', 'e se lo voglio solo per l’estate?'], 'Digital stagione costa 29,00 €'],
  ['LG', ['cosa cambia tra online e digital?', 'il secondo quanto costa?'], 'Digital mensile costa 12,49 €'],
  ['QP', ['quanto costa il plus?', 'no scusa, online'], 'Online mensile costa 4,99 €'],
  ['GZ', ['mi sono registrato ma non arriva la mail', 'nello spam ho guardato, niente'], 'premere «Invia di nuovo»'],
  ['LG', ['a che ora rispondete al telefono?', 'e il sabato?'], '9 alle 13'],
  ['MG', ['mi serve la fattura', 'e la ricevuta?'], 'Scarica la ricevuta'],
  ['GZ', ['su quanti dispositivi si legge', 'come ne tolgo uno?'], 'premi «Disconnetti»'],
  ['CA', ['quanto costa digital?', 'e a mio padre di 70?'], '119,00 €'],
  ['EM', ['vorrei disdire', 'mi serve una raccomandata?'], 'Non serve una raccomandata'],
  ['CA', ['come passo da online a digital?', 'e al contrario?'], 'La riduzione ha effetto alla scadenza'],
] as const)('%s: after %j the talk tells “%s”', async (sigla, asked, told) => {
  const brand = brandRecords.find((record) => record.sigla === sigla);
  if (!brand) throw new Error(`no brand ${sigla}`);
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const content of asked) {
    const { text } = await answerQuestion(db, brand, { content, messages }, visitor);
    messages.push({ role: 'user', content }, { role: 'assistant', content: text });
  }
  const replies = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  expect(replies.at(-1)?.replaceAll('\u00a0', ' ')).toContain(told);
  expect(new Set(replies).size).toBe(replies.length);
});

test.each([
  ['ciao, chi sei?', 'Sono un programma, non una persona'],
  ['👍👍👍👍', 'Prego'],
  ['guten Tag', 'Guten Tag!'],
  ['come va oggi?', 'Tutto bene, grazie.'],
  ['grazie per niente', 'Mi dispiace'],
])('“%s” is answered with “%s”', async (content, told) => {
  const [brand] = brandRecords;
  if (!brand) throw new Error('no brand');
  expect((await answerQuestion(db, brand, { content, messages: [] }, visitor)).text).toContain(told);
});

test('a model gets a follow-up with the sentence that the talk tells', async () => {
  const [content, follow] = ['c’è un archivio?', 'da che anno?'];
  const brand = brandRecords.find(({ sigla }) => sigla === 'LG');
  if (!brand) throw new Error('no brand');
  const endpoint = await startModelEndpoint();
  endpoint.behave(says());
  const { text } = await answerQuestion(db, brand, { content, messages: [] }, visitor);
  const messages = [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: text },
  ];
  const wording = {
    model: endpoint.model,
    log: pino({ enabled: false }),
    signal: new AbortController().signal,
    timeoutMs: 5000,
  };
  await answerQuestion(db, brand, { content: follow, messages }, { ...visitor, wording });
  endpoint.close();
  const [, { content: asked }] = JSON.parse(endpoint.asked()).messages;
  expect(asked).toContain(follow);
  expect(asked).toContain('le annate dal 1952');
});

test('an operator may name an offer as they like: the talk goes on after its price', async () => {
  const brand = brandRecords.find(({ sigla }) => sigla === 'EM');
  if (!brand) throw new Error('no brand');
  const rename = (from: string, to: string) =>
    db.query('update offer set name = $3 where brand_id = $1 and name = $2 returning code', [brand.id, from, to]);
  await rename('Digital stagione', 'Digital stagione (inverno');
  const [content, follow] = ['digital stagione quanto fa?', 'poi si rinnova?'];
  const { text } = await answerQuestion(db, brand, { content, messages: [] }, visitor);
  const messages = [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: text },
  ];
  const next = await answerQuestion(db, brand, { content: follow, messages }, visitor);
  await rename('Digital stagione (inverno', 'Digital stagione');
  expect(text.replaceAll('\u00a0', ' ')).toContain('Digital stagione (inverno costa 29,00 € per tre mesi.');
  expect(next.text).toContain('Alla scadenza non si rinnova');
});
