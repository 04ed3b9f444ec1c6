import {
  askPushPermission,
  isPushSupported,
  onPushPermission,
  pushPermission,
  pushSubscription,
  subscribeToPush,
} from '../../platform/browser/push.ts';

/** A subscription as a server has to know it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** How this browser stands to push messages: it has none, the reader has forbidden them, or they can be had. */
export type PushStanding = 'unsupported' | 'denied' | 'possible';

export const pushStanding = (): PushStanding => {
  if (!isPushSupported()) return 'unsupported';
  return pushPermission() === 'denied' ? 'denied' : 'possible';
};

export const whenPushPermission = onPushPermission;

export const askForPush = askPushPermission;

const targetOf = (subscription: PushSubscription): PushTarget => {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? subscription.endpoint, keys };
};

/** Where this browser gets messages; undefined where it gets none. */
export const pushTarget = async (worker: string): Promise<PushTarget | undefined> => {
  const subscription = await pushSubscription(worker);
  return subscription ? targetOf(subscription) : undefined;
};

/** Has the browser take messages that are signed with the server's key. */
export const startPush = async (worker: string, key: string): Promise<PushTarget> =>
  targetOf(await subscribeToPush(worker, key));

/** The browser takes no more messages. */
export const stopPush = async (worker: string): Promise<void> => {
  await (await pushSubscription(worker))?.unsubscribe();
};
