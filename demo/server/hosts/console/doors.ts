import { randomBytes } from 'node:crypto';

const LIFE_MS = 60_000;

/** A real sign-in, waiting to be taken over by the browser that asked for it. */
interface Door {
  readonly cookies: readonly string[];
  readonly target: string;
  readonly until: number;
}

/** One-time doors through which a browser takes over a session that the console opened for it. Real time, milliseconds. */
export class Doors {
  readonly #doors = new Map<string, Door>();

  add(cookies: readonly string[], target: string): string {
    const now = Date.now();
    for (const [key, door] of this.#doors) if (door.until < now) this.#doors.delete(key);
    const key = randomBytes(24).toString('base64url');
    this.#doors.set(key, { cookies, target, until: now + LIFE_MS });
    return key;
  }

  /** Opens a door once. */
  take(key: string): Door | undefined {
    const door = this.#doors.get(key);
    this.#doors.delete(key);
    return door && door.until >= Date.now() ? door : undefined;
  }
}
