import type { BrowserContext } from '@playwright/test';
import { placeOf } from '../../../../demo/server/base/hosts.ts';
import { reportPath } from '../../../../demo/server/http/policy/policy.ts';

/** Annotation of a test: the pages that it opened under the world's policy, as `newsstand 3`. */
export const POLICED = 'pages under a policy';

/** Counts the pages of contexts that are under the world's policy, frames included, by kind of host. */
export class PolicedPages {
  readonly #counts = new Map<string, number>();

  follow(context: BrowserContext): void {
    context.on('response', (response) => {
      const policy = response.headers()['content-security-policy'];
      if (!response.request().isNavigationRequest() || !policy?.includes(reportPath)) return;
      const { kind } = placeOf(new URL(response.url()).hostname);
      this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    });
  }

  annotations(): { readonly type: string; readonly description: string }[] {
    return [...this.#counts].map(([kind, count]) => ({ type: POLICED, description: `${kind} ${count}` }));
  }
}

/** Path of a page, on any host of the world, that breaks its policy on purpose. */
export const breaksPolicy = '/viola-la-politica';

const line = /<code>([^<]*)<\/code><span><code>([^<]*)<\/code> ha rifiutato <code>([^<]*)<\/code>/g;

/** What browsers of any engine reported to the worlds on these ports, from the console's page. */
export const reportsOf = async (ports: readonly number[]): Promise<readonly string[]> => {
  const shown = await Promise.all(
    ports.map(async (port) => (await fetch(`http://localhost:${port}/segnalazioni`)).text()),
  );
  return shown.flatMap((html) => {
    const found = [...html.matchAll(line)].map(([, page, directive, blocked]) => `${page}: ${directive} ${blocked}`);
    return found.length > 0 || html.includes('Nessuna segnalazione.') ? found : ['an unknown page of reports'];
  });
};
