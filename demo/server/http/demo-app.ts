import type { AppEnv } from './env.ts';

/** All hosts in one app. The host comes from the URL, so tests need no port or name server. */
export interface DemoApp {
  fetch(request: Request, env?: AppEnv['Bindings']): Response | Promise<Response>;
  /** In-process call: `request('http://account.gz.localhost:4300/api/health')`. */
  request(url: string, init?: RequestInit, env?: AppEnv['Bindings']): Promise<Response>;
}
