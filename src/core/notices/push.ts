import {
  askPushPermission,
  isPushSupported,
  onPushPermission,
  pushPermission,
  pushSubscription,
  subscribeToPush,
} from '../../platform/browser/push.ts';

/** A push subscription, as the server needs it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** Whether this browser can receive push messages; `denied` if the reader blocked them. */
export type PushSupport = 'unsupported' | 'denied' | 'possible';

export const pushSupport = (): PushSupport => {
  if (!isPushSupported()) return 'unsupported';
  return pushPermission() === 'denied' ? 'denied' : 'possible';
};

export const whenPushPermission = onPushPermission;

export const askForPush = askPushPermission;

const targetOf = (subscription: PushSubscription): PushTarget => {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? subscription.endpoint, keys };
};

/** The subscription of this browser; undefined without one. */
export const pushTarget = async (worker: string): Promise<PushTarget | undefined> => {
  const subscription = await pushSubscription(worker);
  return subscription ? targetOf(subscription) : undefined;
};

/** Subscribes to messages that are signed with the server's key. */
export const startPush = async (worker: string, key: string): Promise<PushTarget> =>
  targetOf(await subscribeToPush(worker, key));

/** Ends the subscription. */
export const stopPush = async (worker: string): Promise<void> => {
  await (await pushSubscription(worker))?.unsubscribe();
};
