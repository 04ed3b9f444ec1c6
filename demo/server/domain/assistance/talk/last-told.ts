import { wasSaid } from '../../../../../src/rules/assistance/talk.ts';
import type { Queryable } from '../../../db/db.ts';
import { offersOf } from '../../subscriptions/offers/catalogue.ts';

/** What an answer told. */
export interface Told {
  readonly body: string;
  /** The heading of the FAQ under which it is, and its question; undefined for an offer. */
  readonly category: string | undefined;
  readonly headline: string | undefined;
}

const holds = (whole: string, part: string): boolean => wasSaid(part, [whole]);

/** Where an answer gives the price of an offer; -1 when it does not. */
const pricedAt = (answer: string, name: string): number => {
  const places = [`${name} costa`, `è ${name}:`, `Con ${name} `].map((price) => answer.indexOf(price));
  const found = places.filter((at) => at >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
};

/** What the last answer told: an entry of the FAQ, whole or in part, or the text of the offer whose price it gave first. */
export const lastTold = async (db: Queryable, brandId: number, said: readonly string[]): Promise<Told | undefined> => {
  const last = said.at(-1);
  if (last === undefined) return undefined;
  const rows = await db.query<Told>(
    'select answer as body, category, question as headline from faq where brand_id = $1',
    [brandId],
  );
  const entry = rows.find(({ body }) => holds(last, body) || holds(body, last));
  if (entry) return entry;
  const [offer] = (await offersOf(db, brandId))
    .map(({ name, body }) => ({ body, at: holds(body, last) ? 0 : pricedAt(last, name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return offer && { body: offer.body, category: undefined, headline: undefined };
};
