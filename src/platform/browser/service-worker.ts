import { scriptAddress } from '../services/script.ts';

/** Resolves when the worker runs; rejects if its installation fails. */
const running = (registration: ServiceWorkerRegistration): Promise<unknown> =>
  new Promise<void>((resolve, reject) => {
    if (registration.active) return resolve();
    const pending = registration.installing ?? registration.waiting;
    pending?.addEventListener('statechange', () => {
      if (pending.state === 'activated') resolve();
      if (pending.state === 'redundant') reject(new Error('np: the service worker could not be installed.'));
    });
  });

/** The registration of exactly this scope, not of a wider one. */
export const registrationOf = async (scope: string): Promise<ServiceWorkerRegistration | undefined> => {
  const found = await navigator.serviceWorker.getRegistration(scope);
  return found?.scope === scope ? found : undefined;
};

/** Registers a worker and waits until it runs. */
export const install = async (url: string, scope: string): Promise<ServiceWorkerRegistration> => {
  const registration = await navigator.serviceWorker.register(scriptAddress(url), { scope });
  await running(registration);
  return registration;
};
