import { readFileSync } from 'node:fs';
import { wordsOf } from '../../../../../src/rules/assistance/words.ts';
import { ownBrands } from '../../../base/own-brands.ts';
import type { Queryable } from '../../../db/db.ts';
import { guessesAmong } from '../intent/classify.ts';
import { unpacked, type Weights } from '../intent/weights.ts';
import { entriesOf, topicNames } from './topics.ts';

/** An entry of a paper's FAQ that may treat a question, with its probability. */
export interface Treated {
  readonly headline: string;
  readonly body: string;
  /** The heading of the FAQ under which it is. */
  readonly category: string;
  readonly probability: number;
}

const stored = (file: string): Weights => unpacked(readFileSync(new URL(file, import.meta.url)));
const weights = stored('weights.br');
const talkWeights = stored('talk-weights.br');

/** Letters that a word of a topic has. */
const SHORTEST = 3;
/** From this probability an entry may treat a question. */
const POSSIBLE = 0.1;
/** Topics that an entry's own question may be of. */
const MOST = 3;

const asked = new Map<string, boolean>();

/** Whether an entry's question asks for the topic of its code: an operator may have put another one there. */
const asksForItsTopic = ({ code, headline }: { readonly code: string; readonly headline: string }): boolean => {
  const key = `${code} ${headline}`;
  const found =
    asked.get(key) ??
    guessesAmong(headline, weights, topicNames)
      .slice(0, MOST)
      .some(({ label }) => entriesOf(label).includes(code));
  asked.set(key, found);
  return found;
};

/** The code under which an entry was learnt: an own brand borrowed its entries from one of the six. */
const learntCode = (brandId: number, code: string): string => {
  const own = ownBrands.find(({ brand }) => brand.id === brandId);
  return own ? code.replace(/^[a-z0-9]+/, own.world.like) : code;
};

const entriesBy = async (
  learnt: Weights,
  db: Queryable,
  brandId: number,
  text: string,
  least: number,
  before?: string,
): Promise<readonly Treated[]> => {
  if (wordsOf(text).every(({ length }) => length < SHORTEST)) return [];
  const rows = await db.query<{ code: string; headline: string; body: string; category: string }>(
    'select code, question as headline, answer as body, category from faq where brand_id = $1',
    [brandId],
  );
  const known = rows.map(({ code, ...entry }) => ({ ...entry, code: learntCode(brandId, code) }));
  const entryOf = new Map(known.filter(asksForItsTopic).map(({ code, ...entry }) => [code, entry]));
  const found = new Map<string, Treated>();
  for (const { label, probability } of guessesAmong(text, learnt, topicNames, before))
    for (const code of entriesOf(label)) {
      const entry = entryOf.get(code);
      if (entry) found.set(code, { ...entry, probability: probability + (found.get(code)?.probability ?? 0) });
    }
  return [...found.values()]
    .filter(({ probability }) => probability >= least)
    .sort((one, other) => other.probability - one.probability);
};

/** The brand's entries whose topic a text may ask for, most probable first; `least`: from this probability. */
export const entriesFor = (
  db: Queryable,
  brandId: number,
  text: string,
  least = POSSIBLE,
): Promise<readonly Treated[]> => entriesBy(weights, db, brandId, text, least);

/** Those that a question and its follow-up may mean together. */
export const entriesTogether = (
  db: Queryable,
  brandId: number,
  before: string,
  text: string,
  least: number,
): Promise<readonly Treated[]> => entriesBy(talkWeights, db, brandId, text, least, before);
