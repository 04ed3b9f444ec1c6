import { setTimeout as sleep } from 'node:timers/promises';
import type { appAt } from '../../demo/server/testing/testing-process.ts';

/** What the writers call. */
export type App = ReturnType<typeof appAt>;

const WRITERS = 6;
/** Pause after a call without an answer: the process is starting. */
const PAUSE_MS = 20;

/** Writers at work. */
export interface Writing {
  /** The acknowledged writes, by the address that each event names. */
  readonly acknowledged: ReadonlySet<string>;
  readonly kinds: ReadonlyMap<string, number>;
  /** Waits for so many more acknowledged writes. Throws after a minute without any. */
  further(count: number): Promise<void>;
  stop(): Promise<void>;
}

const kindOf = async (answer: Response | undefined): Promise<string> => {
  if (!answer) return 'no answer';
  if (answer.status === 200) return '200';
  const body: unknown = await answer.json().catch(() => undefined);
  const { data } = (body ?? {}) as { readonly data?: { readonly code?: string } };
  return `${answer.status} ${data?.code ?? 'without a code'}`;
};

/** Starts six writers that post events one after the other; `appOf` chooses where the n-th call of a writer goes. */
export const startWriting = (name: string, appOf: (n: number) => App): Writing => {
  const acknowledged = new Set<string>();
  const kinds = new Map<string, number>();
  let isOver = false;
  const writer = async (number: number): Promise<void> => {
    for (let n = 0; !isOver; n += 1) {
      const url = `http://www.gz.localhost/#${name}-${number}-${n}`;
      const answer = await appOf(n)
        .request('http://account.gz.localhost:4300/api/site/tracking', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ url_articolo: url, evento: 'click' }),
        })
        .catch(() => undefined);
      const kind = await kindOf(answer);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (kind === '200') acknowledged.add(url);
      else await sleep(PAUSE_MS);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, number) => writer(number));
  return {
    acknowledged,
    kinds,
    async further(count) {
      const wanted = acknowledged.size + count;
      for (let at = performance.now(), seen = acknowledged.size; acknowledged.size < wanted; await sleep(10)) {
        if (acknowledged.size > seen) [at, seen] = [performance.now(), acknowledged.size];
        if (performance.now() - at > 60_000) throw new Error(`bench: no write was acknowledged for a minute (${name})`);
      }
    },
    async stop() {
      isOver = true;
      await Promise.all(writers);
    },
  };
};
