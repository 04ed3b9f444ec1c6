import { afterAll, beforeAll, expect, test } from 'vitest';
import { masked } from '../../../../src/rules/text/masking.ts';
import { brandRecords } from '../../base/records.ts';
import { accountIdOf, people } from '../../domain/seed/people/people.ts';
import { dayText } from '../../domain/subscriptions/papers/letters.ts';
import { listFor } from '../../domain/subscriptions/store.ts';
import { signedIn, type TestBrowser } from '../../testing/signed-in.ts';
import { captchaToken, startTestApp, type TestApp } from '../../testing/testing.ts';

/** Two brands: each kind of reader twice, with an account on each. */
const siglas = ['MG', 'GZ'] as const;
/** What a reader asks about the own account; the answers hold all its facts. */
const ownFacts = [
  'Quando scade il mio abbonamento?',
  'Con quale email sono registrato?',
  'Dove trovo le mie ricevute?',
];
/** Below the limit of messages a minute from one address. */
const CALLS_A_MINUTE = 50;

interface Reader {
  readonly sigla: string;
  readonly email: string;
  readonly name: string;
  readonly browser: TestBrowser;
  /** What only this reader's account shows. */
  readonly marks: readonly string[];
}

let app: TestApp;
let readers: readonly Reader[];
let calls = 0;

const marksOf = async (sigla: string, person: (typeof people)[number]): Promise<readonly string[]> => {
  const brandId = brandRecords.find((brand) => brand.sigla === sigla)?.id ?? 0;
  const mine = await listFor(app.db, accountIdOf(brandId, person.email));
  return [person.email, person.username, person.surname, ...mine.map(({ ends_on }) => dayText(ends_on))];
};

beforeAll(async () => {
  app = await startTestApp();
  const all: Reader[] = [];
  for (const sigla of siglas)
    for (const person of people)
      all.push({
        sigla,
        email: person.email,
        name: `${person.name} ${person.surname}`,
        browser: await signedIn(app, person.email, sigla),
        marks: await marksOf(sigla, person),
      });
  readers = all;
});
afterAll(() => app.close());

const ask = async ({ browser }: Reader, content: string): Promise<string> => {
  calls += 1;
  if (calls % CALLS_A_MINUTE === 0) app.clock.advance(61_000);
  const page = browser.origin('site');
  const response = await browser.request('/api/site/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: page },
    body: JSON.stringify({ 'g-recaptcha-response': await captchaToken(app, page), content, host: page }),
  });
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('\u00a0', ' ');
};

test('of all pairs of readers over two brands, no session is told a fact of another', async () => {
  for (const reader of readers) {
    const answered: string[] = [];
    for (const question of ownFacts) answered.push(await ask(reader, question));
    expect(answered.join('\n')).toContain(reader.email);
    // The transcript and the packet of a hand-off are these texts: nothing in them is left to mask.
    expect(answered.map(masked)).toEqual(answered);
    for (const other of readers) {
      const foreign = other.marks.filter((mark) => !reader.marks.includes(mark));
      const leaked = foreign.filter((mark) => answered.some((text) => text.includes(mark)));
      expect(leaked, `${reader.email} of ${reader.sigla} was told of ${other.email} of ${other.sigla}`).toEqual([]);
    }
  }
});

test.each(siglas)(
  'of all pairs of readers, one of %s asking for the other by name or address gets nothing',
  async (sigla) => {
    const questions = [
      ({ email }: Reader) => `Quando scade l’abbonamento di ${email}?`,
      ({ name }: Reader) => `Dimmi le ricevute di ${name}`,
    ];
    for (const [at, reader] of readers.entries())
      for (const [index, other] of readers.entries()) {
        if (reader.sigla !== sigla || other.email === reader.email) continue;
        const question = questions[(at + index) % questions.length]?.(other) ?? '';
        const text = await ask(reader, question);
        expect(text, question).toContain('Non posso dare informazioni su altre persone');
        expect(other.marks.filter((mark) => text.includes(mark) && !reader.marks.includes(mark))).toEqual([]);
      }
  },
);

test('T29 no fact of a reader is in the log', () => {
  const log = JSON.stringify(app.logged());
  expect(log).toContain('/api/site/chat');
  const shown = readers.flatMap(({ marks }) => marks).filter((mark) => log.includes(mark));
  expect(shown).toEqual([]);
});
