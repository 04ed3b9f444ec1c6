import { randomBytes } from 'node:crypto';

const LIFETIME_MS = 60_000;

/** A sign-in that a browser can take over. */
interface Door {
  readonly cookies: readonly string[];
  readonly target: string;
  /** For a page that the console frames: another site, whose cookies the browser keeps apart. */
  readonly isFramed: boolean;
  readonly until: number;
}

/** One-time keys with which a browser takes over a session opened by the console. Uses real time, in milliseconds. */
export class Doors {
  readonly #doors = new Map<string, Door>();

  add(cookies: readonly string[], target: string, isFramed = false): string {
    const now = Date.now();
    for (const [key, door] of this.#doors) if (door.until < now) this.#doors.delete(key);
    const key = randomBytes(24).toString('base64url');
    this.#doors.set(key, { cookies, target, isFramed, until: now + LIFETIME_MS });
    return key;
  }

  /** Returns and removes a door; undefined when it is unknown or expired. */
  take(key: string): Door | undefined {
    const door = this.#doors.get(key);
    this.#doors.delete(key);
    return door && door.until >= Date.now() ? door : undefined;
  }
}
