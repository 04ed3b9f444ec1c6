interface Factory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** An address of a script, as a TrustedScriptURL on a page with Trusted Types. */
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

const insert = (url: string, timeoutMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`np: the script ${url} ${why}.`));
    };
    const timer = setTimeout(() => fail(`did not load within ${timeoutMs} ms`), timeoutMs);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail('could not be loaded');
    script.async = true;
    script.src = scriptAddress(url);
    document.head.append(script);
  });

/** Loads a third-party script once. Rejects after a failure or the timeout; the next call tries again. */
export const loadScript = (url: string, timeoutMs = 10_000): Promise<void> => {
  const load = loads.get(url) ?? insert(url, timeoutMs);
  loads.set(url, load);
  load.catch(() => loads.delete(url));
  return load;
};
