import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../testing/testing.ts';
import { defaultSettings } from './settings.ts';
import { createWorld } from './world.ts';

const REAL = Date.UTC(2025, 10, 20, 9, 30);

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
});
afterAll(() => close());

test('by default the world’s clock is the real one', async () => {
  const world = createWorld(db, () => REAL);
  expect(world.now()).toBe(REAL);
  await world.reload();
  expect([world.now(), world.settings, world.faults]).toEqual([REAL, defaultSettings, []]);
});

test('a shifted clock follows the real time, a stopped one does not; both are stored', async () => {
  let real = REAL;
  const world = createWorld(db, () => real);
  await world.set({ clock: { shiftMs: 86_400_000, standsAt: null } });
  expect(world.now()).toBe(REAL + 86_400_000);
  real += 1000;
  expect(world.now()).toBe(REAL + 86_401_000);
  await world.set({ clock: { shiftMs: 0, standsAt: 5 } });
  real += 1000;
  expect(world.now()).toBe(5);
  const next = createWorld(db, () => real);
  await next.reload();
  expect(next.now()).toBe(5);
  await next.set({ clock: defaultSettings.clock });
});

test('invalid settings in the database fall back to the defaults', async () => {
  await db.query(`insert into world_setting (name, value) values ('network', '{"delayMs": "much"}')`);
  const world = createWorld(db, () => REAL);
  await world.reload();
  expect(world.settings).toEqual(defaultSettings);
  await db.query('delete from world_setting');
});

test('when the database fails, the world keeps its settings', async () => {
  const broken: Db = { ...db, query: () => Promise.reject(new Error('closed')) };
  const world = createWorld(broken, () => REAL);
  world.refresh();
  await expect(world.reload()).rejects.toThrow('closed');
  expect(world.now()).toBe(REAL);
});
