interface Factory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** An address of a script in the form that a page with Trusted Types wants. */
export const scriptAddress = (() => {
  const factory = Reflect.get(globalThis, 'trustedTypes') as Factory | undefined;
  let policy: ReturnType<Factory['createPolicy']> | undefined;
  return (url: string): string => {
    if (!factory) return url;
    policy ??= factory.createPolicy('np', { createScriptURL: (address) => address });
    return policy.createScriptURL(url);
  };
})();

const loads = new Map<string, Promise<void>>();

const insert = (url: string, timeout: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`np: the script ${url} ${why}.`));
    };
    const timer = setTimeout(() => fail(`did not load within ${timeout} ms`), timeout);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail('could not be loaded');
    script.async = true;
    script.src = scriptAddress(url);
    document.head.append(script);
  });

/**
 * Loads an outside script once per page, however often asked.
 * Rejects on failure or after `timeout` milliseconds; the next call tries again.
 */
export const loadScript = (url: string, timeout = 10_000): Promise<void> => {
  const running = loads.get(url) ?? insert(url, timeout);
  loads.set(url, running);
  running.catch(() => loads.delete(url));
  return running;
};
