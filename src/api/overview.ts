import { array, boolean, type Infer, nullable, number, string, type } from 'superstruct';
import type { HttpClient } from '../platform/http.ts';
import { read } from './account-call.ts';
import { pathOf } from './paths.ts';
import type { ApiResult } from './result.ts';

const subscription = type({
  product: string(),
  stato: string(),
  data_fine: string(),
  prezzo_rinnovo: nullable(number()),
  data_prossimo_rinnovo_prezzo_pieno: nullable(string()),
  pagamento: nullable(type({ etichetta: string() })),
  slave: boolean(),
  seats: type({ total: number(), used: number() }),
});
/** What an overview says of a subscription. */
export type SubscriptionLine = Infer<typeof subscription>;

const newsletter = type({ id: string(), name: string(), frequency: string(), subscribed: boolean() });
export type NewsletterLine = Infer<typeof newsletter>;

const topic = type({ id: string(), name: string(), followed: boolean(), push: boolean() });
export type TopicLine = Infer<typeof topic>;

type Lines<T> = Promise<ApiResult<readonly T[]>>;

const opened = <K extends string, T>(result: ApiResult<Readonly<Record<K, readonly T[]>>>, key: K) =>
  result.kind === 'ok' ? ({ kind: 'ok', data: result.data[key] } as const) : result;

/** GET /api/user/subscriptions, as far as an overview needs it. */
export const subscriptionLines = async (client: HttpClient, signal: AbortSignal): Lines<SubscriptionLine> =>
  opened(
    await read(client, pathOf('subscriptions'), type({ subscriptions: array(subscription) }), signal),
    'subscriptions',
  );

/** GET /api/user/newsletters, as far as an overview needs it. */
export const newsletterLines = async (client: HttpClient, signal: AbortSignal): Lines<NewsletterLine> =>
  opened(await read(client, pathOf('newsletters'), type({ newsletters: array(newsletter) }), signal), 'newsletters');

/** GET /api/user/topics, as far as an overview needs it. */
export const topicLines = async (client: HttpClient, signal: AbortSignal): Lines<TopicLine> =>
  opened(await read(client, pathOf('topics'), type({ topics: array(topic) }), signal), 'topics');
