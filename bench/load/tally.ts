import { type Kind, kinds } from './call.ts';

/** What the calls of one kind came to. */
interface OfKind {
  readonly ms: number[];
  failed: number;
  fromCache: number;
}

/** The calls of a run. */
export class Tally {
  readonly #kinds: Readonly<Record<Kind, OfKind>>;
  readonly failures = new Map<string, number>();
  /** Addresses of the acknowledged writes. */
  readonly acknowledged = new Set<string>();

  constructor() {
    this.#kinds = Object.fromEntries(
      kinds.map((kind): [Kind, OfKind] => [kind, { ms: [], failed: 0, fromCache: 0 }]),
    ) as Record<Kind, OfKind>;
  }

  /** Counts an answer; `status` 0 is none. */
  add(kind: Kind, status: number, ms: number, isFromCache = false): void {
    const of = this.#kinds[kind];
    if (status === 200) of.ms.push(ms);
    else {
      of.failed += 1;
      const name = `${kind} ${status === 0 ? 'no answer' : status}`;
      this.failures.set(name, (this.failures.get(name) ?? 0) + 1);
    }
    if (isFromCache) of.fromCache += 1;
  }

  get answered(): number {
    return kinds.reduce((sum, kind) => sum + this.#kinds[kind].ms.length, 0);
  }

  get failed(): number {
    return kinds.reduce((sum, kind) => sum + this.#kinds[kind].failed, 0);
  }

  /** Share of all answers that the cache gave, from 0 to 1. */
  get cacheShare(): number {
    return kinds.reduce((sum, kind) => sum + this.#kinds[kind].fromCache, 0) / Math.max(1, this.answered);
  }

  /** Milliseconds within which this share of the answers of a kind came; all kinds without one. */
  within(share: number, kind?: Kind): number {
    const ms = (kind ? this.#kinds[kind].ms : kinds.flatMap((one) => this.#kinds[one].ms)).toSorted((a, b) => a - b);
    return ms[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? 0;
  }

  of(kind: Kind): { readonly answered: number; readonly failed: number; readonly cacheShare: number } {
    const { ms, failed, fromCache } = this.#kinds[kind];
    return { answered: ms.length, failed, cacheShare: fromCache / Math.max(1, ms.length) };
  }
}
