import { scriptAddress } from '../services/script.ts';

/** Resolves once the worker runs; rejects where it cannot be installed. */
const running = (registration: ServiceWorkerRegistration): Promise<unknown> =>
  new Promise<void>((resolve, reject) => {
    if (registration.active) return resolve();
    const coming = registration.installing ?? registration.waiting;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('np: the service worker could not be installed.'));
    });
  });

/** The registration of exactly this scope; one of a wider scope is another's. */
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
