import type { Backend } from './load-peers.ts';

/** What may happen during a run. */
export const eventNames = ['kill', 'postgres', 'deploy'] as const;
export type EventName = (typeof eventNames)[number];

/** A place for a process: another one may come after it on the same port. */
export interface Slot {
  backend: Backend;
  /** Starts a process on the port of the one that ended. */
  start(): Promise<Backend>;
}

interface Parts {
  readonly slots: readonly Slot[];
  restartDatabase(): Promise<void>;
}

/** One process is killed and started again; the database restarts; every process is replaced, one after the other. */
export const events: Readonly<Record<EventName, (parts: Parts) => Promise<void>>> = {
  async kill({ slots: [slot] }) {
    if (!slot) return;
    await slot.backend.end('SIGKILL');
    slot.backend = await slot.start();
  },
  postgres: ({ restartDatabase }) => restartDatabase(),
  async deploy({ slots }) {
    for (const slot of slots) {
      await slot.backend.end('SIGTERM');
      slot.backend = await slot.start();
    }
  },
};
