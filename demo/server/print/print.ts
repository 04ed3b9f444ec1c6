import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Copy, ImageWish, PressSheet } from './jobs.ts';
import type { PressAnswer, PressOrder } from './print-process.ts';

/** Sets editions and draws their pages. */
export interface Press {
  /** Where the stories of an edition stand. Rejects when they fit in no way. */
  set(key: string, copy: Copy): Promise<PressSheet>;
  /** A page as an image; null when the edition has no such page. */
  image(key: string, copy: Copy, wish: ImageWish): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

interface Waiting {
  readonly order: PressOrder;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** A press that had nothing to do for so long ends: with it goes what it remembers, some hundred megabytes. */
const IDLE_MS = 15_000;
/** An order that takes longer than this will not end: the press is stopped, and goes on with the next order. */
const LONGEST_MS = 90_000;
const file = fileURLToPath(new URL('./print-process.ts', import.meta.url));

const start = (): ChildProcess =>
  fork(file, {
    execArgv: ['--max-old-space-size=768'],
    // Few memory pools: the pictures of one page after the other would fill one each.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });

/** What a reader looks at comes before the small pictures of a list, and where stories stand before all images. */
const urgency = ({ order }: Waiting): number => order.image?.width ?? Number.MAX_SAFE_INTEGER;

/** A process that works off its orders, the most urgent first. It is started by the first and ends when none comes. */
class ProcessPress implements Press {
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Waiting | undefined;
  readonly #queue: Waiting[] = [];

  set(key: string, copy: Copy): Promise<PressSheet> {
    return this.#add({ key, copy });
  }

  image(key: string, copy: Copy, image: ImageWish): Promise<Uint8Array | null> {
    return this.#add({ key, copy, image });
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    child.ref();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  }

  #add<Result>(order: PressOrder): Promise<Result> {
    const result = new Promise<Result>((resolve, reject) => this.#queue.push({ order, resolve, reject }));
    this.#next();
    return result;
  }

  /** Hands out the next order, if there is one and the press is free. */
  #next(): void {
    if (this.#running) return;
    clearTimeout(this.#timer);
    const first = this.#queue.sort((one, other) => urgency(other) - urgency(one)).shift();
    this.#running = first;
    const child = this.#child ?? (first && this.#start());
    if (!first) {
      child?.unref();
      child?.channel?.unref();
      this.#timer = setTimeout(() => child?.kill(), IDLE_MS).unref();
      return;
    }
    child?.ref();
    child?.channel?.ref();
    this.#timer = setTimeout(() => child?.kill('SIGKILL'), LONGEST_MS).unref();
    child?.send(first.order);
  }

  #start(): ChildProcess {
    const child = start();
    this.#child = child;
    child.on('message', (answer) => this.#take(answer as PressAnswer));
    const end = (): void => {
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#take({ failed: 'The page setter ended.' });
    };
    child.once('exit', end);
    child.once('error', end);
    return child;
  }

  #take(answer: PressAnswer): void {
    const waiting = this.#running;
    this.#running = undefined;
    if ('failed' in answer) waiting?.reject(new Error(answer.failed));
    else waiting?.resolve(answer.done as never);
    this.#next();
  }
}

/** The setter with its fonts is loaded only where it is used. */
const herePress = (): Press => ({
  set: async (key, copy) => (await import('./jobs.ts')).setJob(key, copy),
  image: async (key, copy, wish) => (await import('./jobs.ts')).imageJob(key, copy, wish),
  close: async () => {},
});

/**
 * A press. Setting takes up to some seconds without a pause and leaves much memory behind, so that it has a process of
 * its own; it works here where this Node cannot run TypeScript. Nothing is started before the first order.
 */
export const openPress = (): Press => (process.features.typescript ? new ProcessPress() : herePress());
