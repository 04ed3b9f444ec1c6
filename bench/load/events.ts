import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess } from '../../demo/server/testing/testing-process.ts';
import type { Backend } from './load-peers.ts';

/** What may happen during a run. */
export const eventNames = ['kill', 'postgres', 'disk', 'deploy'] as const;
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

const SLOW_MS = 20_000;
const WRITERS = 8;

/** Writes beside PostgreSQL's log and waits for the disk at each block, as PostgreSQL does at each commit. */
const slowDown = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'np-disk-'));
  const writers = Array.from({ length: WRITERS }, (_, n) =>
    spawn('dd', ['if=/dev/zero', `of=${join(folder, String(n))}`, 'bs=64k', 'oflag=dsync'], { stdio: 'ignore' }),
  );
  await sleep(SLOW_MS);
  await Promise.all(writers.map((writer) => endProcess(writer, 'SIGKILL')));
  rmSync(folder, { recursive: true });
};

/**
 * One process is killed and started again; the database restarts; the disk is slow for a while; every process is
 * replaced, one after the other.
 */
export const events: Readonly<Record<EventName, (parts: Parts) => Promise<void>>> = {
  async kill({ slots: [slot] }) {
    if (!slot) return;
    await slot.backend.end('SIGKILL');
    slot.backend = await slot.start();
  },
  postgres: ({ restartDatabase }) => restartDatabase(),
  disk: slowDown,
  async deploy({ slots }) {
    for (const slot of slots) {
      await slot.backend.end('SIGTERM');
      slot.backend = await slot.start();
    }
  },
};
