import { install, registrationOf } from './service-worker.ts';

/** Whether the browser supports push messages on this page. */
export const isPushSupported = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export const pushPermission = (): NotificationPermission => Notification.permission;

/** Asks the reader, who may never answer. Call it directly from a click: browsers require that. */
export const askPushPermission = (): Promise<NotificationPermission> => Notification.requestPermission();

/**
 * Calls back when the reader changes the permission in the browser's settings. Returns a function that unsubscribes.
 */
export const onPushPermission = (callback: () => void): (() => void) => {
  const stop = new AbortController();
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', callback, { signal: stop.signal }),
    () => {},
  );
  return () => stop.abort();
};

/** A scope without pages, so that a service worker of the brand is not replaced. */
const scopeOf = (worker: string): string => new URL('np-push/', new URL(worker, location.href)).href;

/** The subscription of this browser; null without one. */
export const pushSubscription = async (worker: string): Promise<PushSubscription | null> =>
  (await registrationOf(scopeOf(worker)))?.pushManager.getSubscription() ?? null;

/** Registers the worker and subscribes with the server's public key. Replaces a subscription with another key. */
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
