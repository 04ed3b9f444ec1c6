import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Copy, ImageRequest, PressSheet } from './jobs.ts';
import type { PressAnswer, PressOrder } from './print-process.ts';

/** Sets editions and draws their pages. */
export interface Press {
  /** Sets an edition. Rejects when its stories do not fit. */
  set(key: string, copy: Copy): Promise<PressSheet>;
  /** A page as an image; null when the edition has no such page. */
  image(key: string, copy: Copy, request: ImageRequest): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

interface QueuedOrder {
  readonly order: PressOrder;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** An idle process ends after this time and frees some hundred megabytes; to set an edition again costs a reader seconds. */
const IDLE_TIMEOUT_MS = 60_000;
/** After this time the process is killed, and a new one takes the next order. */
const ORDER_TIMEOUT_MS = 90_000;
const file = fileURLToPath(new URL('./print-process.ts', import.meta.url));

const start = (niceness: number): ChildProcess => {
  const child = fork(file, {
    execArgv: ['--max-old-space-size=768'],
    // Fewer malloc arenas: otherwise the pictures of each page fill another one.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  return child;
};

/** Setting comes before images, large images before thumbnails. */
const urgency = ({ order }: QueuedOrder): number => order.image?.width ?? Number.MAX_SAFE_INTEGER;

/** Runs orders in a child process, the most urgent first. The first order starts it; it ends when idle. */
class ProcessPress implements Press {
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: QueuedOrder | undefined;
  readonly #queue: QueuedOrder[] = [];
  readonly #niceness: number;

  constructor(niceness: number) {
    this.#niceness = niceness;
  }

  set(key: string, copy: Copy): Promise<PressSheet> {
    return this.#add({ key, copy });
  }

  image(key: string, copy: Copy, image: ImageRequest): Promise<Uint8Array | null> {
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

  /** Sends the next order when the process is free. */
  #next(): void {
    if (this.#running) return;
    clearTimeout(this.#timer);
    const first = this.#queue.sort((one, other) => urgency(other) - urgency(one)).shift();
    this.#running = first;
    const child = this.#child ?? (first && this.#start());
    if (!first) {
      child?.unref();
      child?.channel?.unref();
      this.#timer = setTimeout(() => {
        // It takes no order any more, however long it takes to end.
        this.#child = undefined;
        child?.kill();
      }, IDLE_TIMEOUT_MS).unref();
      return;
    }
    child?.ref();
    child?.channel?.ref();
    this.#timer = setTimeout(() => child?.kill('SIGKILL'), ORDER_TIMEOUT_MS).unref();
    child?.send(first.order);
  }

  #start(): ChildProcess {
    const child = start(this.#niceness);
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
    const order = this.#running;
    this.#running = undefined;
    if ('failed' in answer) order?.reject(new Error(answer.failed));
    else order?.resolve(answer.done as never);
    this.#next();
  }
}

/** Loads the setter and its fonts on first use. */
const inProcessPress = (): Press => ({
  set: async (key, copy) => (await import('./jobs.ts')).setJob(key, copy),
  image: async (key, copy, request) => (await import('./jobs.ts')).imageJob(key, copy, request),
  close: async () => {},
});

/**
 * Opens a press. Setting blocks for some seconds and uses much memory, so it runs in a child process; where this Node
 * cannot run TypeScript, it runs in this process. Starts nothing before the first order. `niceness` is its process's, as of the command `nice`.
 */
export const openPress = (niceness = 0): Press =>
  process.features.typescript ? new ProcessPress(niceness) : inProcessPress();
