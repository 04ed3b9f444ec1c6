import { install, registrationOf } from './service-worker.ts';

/** Whether this browser, on this page, has push messages at all. */
export const isPushSupported = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export const pushPermission = (): NotificationPermission => Notification.permission;

/** Asks the reader, who may never answer. Browsers want it called straight from a click. */
export const askPushPermission = (): Promise<NotificationPermission> => Notification.requestPermission();

/** Calls back when the reader changes the permission in the browser's own settings; returns the way out. */
export const onPushPermission = (callback: () => void): (() => void) => {
  const over = new AbortController();
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', callback, { signal: over.signal }),
    () => {},
  );
  return () => over.abort();
};

/** A scope that no page lies in, so that a worker of the brand's own is left alone. */
const scopeOf = (worker: string): string => new URL('np-push/', new URL(worker, location.href)).href;

/** The subscription of this browser; null where it has none. */
export const pushSubscription = async (worker: string): Promise<PushSubscription | null> =>
  (await registrationOf(scopeOf(worker)))?.pushManager.getSubscription() ?? null;

/** Registers the worker and subscribes with the server's public key, in place of a subscription with another key. */
export const subscribeToPush = async (worker: string, key: string): Promise<PushSubscription> => {
  const registration = await install(new URL(worker, location.href).href, scopeOf(worker));
  const subscribe = () => registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    return await subscribe();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return subscribe();
  }
};
