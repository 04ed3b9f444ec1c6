import { array, boolean, type Infer, integer, nullable, number, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
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
/** What an overview says of a subscription. */
export type SubscriptionLine = Infer<typeof subscription>;

const newsletter = type({ id: string(), name: string(), frequency: string(), subscribed: boolean() });
export type NewsletterLine = Infer<typeof newsletter>;

const topic = type({ id: string(), name: string(), followed: boolean(), push: boolean() });
export type TopicLine = Infer<typeof topic>;

const paper = type({ title: string(), date: string(), cover: optional(nullable(string())), pages: integer() });
const opening = type({ issues: array(paper), highlights: array(type({ title: string() })) });

/** The paper of the day: its local edition, day, cover and pages. */
export interface PaperOfDay extends Infer<typeof paper> {
  /** The headline of its first story. */
  readonly lead: string | undefined;
}

const receipts = type({ receipts: array(type({ pdf_url: string() })) });

type Lines<T> = Promise<Result<readonly T[]>>;

const opened = <K extends string, T>(result: Result<Readonly<Record<K, readonly T[]>>>, key: K) =>
  result.kind === 'ok' ? ({ kind: 'ok', data: result.data[key] } as const) : result;

/** GET /api/user/subscriptions, as far as an overview needs it. */
export const subscriptionLines = async (client: Client, signal: AbortSignal): Lines<SubscriptionLine> =>
  opened(
    await read(client, pathOf('subscriptions'), type({ subscriptions: array(subscription) }), { signal }),
    'subscriptions',
  );

/** GET /api/user/newsletters, as far as an overview needs it. */
export const newsletterLines = async (client: Client, signal: AbortSignal): Lines<NewsletterLine> =>
  opened(
    await read(client, pathOf('newsletters'), type({ newsletters: array(newsletter) }), { signal }),
    'newsletters',
  );

/** GET /api/user/topics, as far as an overview needs it. */
export const topicLines = async (client: Client, signal: AbortSignal): Lines<TopicLine> =>
  opened(await read(client, pathOf('topics'), type({ topics: array(topic) }), { signal }), 'topics');

/** GET /api/edicola/home, as far as an overview needs it; undefined before the first paper has come out. */
export const paperOfDay = async (newsstand: Client, signal: AbortSignal): Promise<Result<PaperOfDay | undefined>> => {
  const result = await read(newsstand, pathOf('home'), opening, { signal });
  if (result.kind !== 'ok') return result;
  const { issues, highlights } = result.data;
  const [first] = issues;
  return { kind: 'ok', data: first && { ...first, lead: highlights[0]?.title } };
};

/** GET /api/user/subscriptions/{id}/receipts: the address of the latest one; undefined before the first payment. */
export const latestReceipt = async (client: Client, id: number): Promise<Result<string | undefined>> => {
  const result = await read(client, pathOf('subscriptionReceipts', id), receipts);
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.receipts[0]?.pdf_url } : result;
};
