import type { AppEnv } from './env.ts';

/** All hosts behind one door. The host is read from the URL, so that tests reach any host without a port or a name server. */
export interface DemoApp {
  fetch(request: Request, env?: AppEnv['Bindings']): Response | Promise<Response>;
  /** In-process call: `request('http://account.gz.localhost:4300/api/health')`. */
  request(url: string, init?: RequestInit, env?: AppEnv['Bindings']): Promise<Response>;
}
