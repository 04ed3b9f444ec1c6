import { array, boolean, type Infer, integer, nullable, number, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { read } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const subscription = type({
  id: integer(),
  product: string(),
  stato: string(),
  data_fine: string(),
  prezzo_rinnovo: nullable(number()),
  data_prossimo_rinnovo_prezzo_pieno: nullable(string()),
  pagamento: nullable(type({ etichetta: string() })),
  slave: boolean(),
  seats: type({ total: number(), used: number() }),
  actions: array(string()),
});
/** The fields of a subscription that an overview shows. */
export type SubscriptionLine = Infer<typeof subscription>;

const newsletter = type({ id: string(), name: string(), frequency: string(), subscribed: boolean() });
export type NewsletterLine = Infer<typeof newsletter>;

const topic = type({ id: string(), name: string(), followed: boolean(), push: boolean() });
export type TopicLine = Infer<typeof topic>;

const paper = type({ title: string(), date: string(), cover: optional(nullable(string())), pages: integer() });
const opening = type({ issues: array(paper), highlights: array(type({ title: string() })) });

/** The first edition of the day. */
export interface PaperOfDay extends Infer<typeof paper> {
  /** The first headline. */
  readonly lead: string | undefined;
}

const receipts = type({ receipts: array(type({ pdf_url: string() })) });

type Lines<T> = Promise<Result<readonly T[]>>;

const subscriptions = type({ subscriptions: array(subscription) });
const newsletters = type({ newsletters: array(newsletter) });
const topics = type({ topics: array(topic) });

/** GET /api/user/subscriptions: the fields of an overview. */
export const subscriptionLines = async (client: Client, signal: AbortSignal): Lines<SubscriptionLine> =>
  mapOk(await read(client, pathOf('subscriptions'), subscriptions, { signal }), (data) => data.subscriptions);

/** GET /api/user/newsletters: the fields of an overview. */
export const newsletterLines = async (client: Client, signal: AbortSignal): Lines<NewsletterLine> =>
  mapOk(await read(client, pathOf('newsletters'), newsletters, { signal }), (data) => data.newsletters);

/** GET /api/user/topics: the fields of an overview. */
export const topicLines = async (client: Client, signal: AbortSignal): Lines<TopicLine> =>
  mapOk(await read(client, pathOf('topics'), topics, { signal }), (data) => data.topics);

/** GET /api/edicola/home: the paper of the day; undefined before the first one. */
export const paperOfDay = async (newsstand: Client, signal: AbortSignal): Promise<Result<PaperOfDay | undefined>> => {
  const result = await read(newsstand, pathOf('home'), opening, { signal });
  return mapOk(result, ({ issues: [first], highlights }) => first && { ...first, lead: highlights[0]?.title });
};

/** GET /api/user/subscriptions/{id}/receipts: the address of the latest one; undefined before the first payment. */
export const latestReceipt = async (client: Client, id: number): Promise<Result<string | undefined>> =>
  mapOk(await read(client, pathOf('subscriptionReceipts', id), receipts), (data) => data.receipts[0]?.pdf_url);
