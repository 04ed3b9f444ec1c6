import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { defaultSettings, type FaultRule, type WorldSettings, worldSettings } from './settings.ts';

/** Longest time until a change by another server on the same database is noticed. */
const MAX_AGE_MS = 1000;

/** The world's settings from the console, one per app. Servers on the same database share changes. */
export interface World {
  /** The world's clock, milliseconds: the real time with the console's shift, or the time of a stopped clock. */
  now(): number;
  readonly settings: WorldSettings;
  readonly faults: readonly FaultRule[];
  /** Reloads in the background when the settings are a second old; keeps them on failure. */
  refresh(): void;
  /** Stores changed settings. */
  set(changes: { readonly [Name in keyof WorldSettings]?: WorldSettings[Name] | undefined }): Promise<void>;
  /** Reads settings and faults now. */
  reload(): Promise<void>;
}

interface State {
  readonly settings: WorldSettings;
  readonly faults: readonly FaultRule[];
}

interface Row {
  readonly settings: unknown;
  readonly faults: readonly FaultRule[];
}

const read = async (db: Db): Promise<State> => {
  const [row] = await db.query<Row>(
    `select (select coalesce(jsonb_object_agg(name, value), '{}') from world_setting) as settings,
       (select coalesce(jsonb_agg(to_jsonb(f) order by f.id), '[]') from fault_rule f) as faults`,
  );
  const stored = z.record(z.string(), z.unknown()).parse(row?.settings ?? {});
  const known = worldSettings.safeParse({ ...defaultSettings, ...stored });
  return { settings: known.success ? known.data : defaultSettings, faults: row?.faults ?? [] };
};

/**
 * Creates the world on a database, with default settings until the first `reload`. `realNow` returns the real time,
 * milliseconds.
 */
export const createWorld = (db: Db, realNow: () => number): World => {
  let state: State = { settings: defaultSettings, faults: [] };
  let readAt = Number.NEGATIVE_INFINITY;
  const reload = async (): Promise<void> => {
    readAt = performance.now();
    state = await read(db);
  };
  return {
    now: () => {
      const { shiftMs, standsAt } = state.settings.clock;
      return standsAt ?? realNow() + shiftMs;
    },
    get settings() {
      return state.settings;
    },
    get faults() {
      return state.faults;
    },
    reload,
    refresh: () => {
      if (performance.now() - readAt >= MAX_AGE_MS) reload().catch(() => {});
    },
    set: async (changes) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) continue;
        await db.query(
          'insert into world_setting (name, value) values ($1, $2) on conflict (name) do update set value = $2',
          [name, JSON.stringify(value)],
        );
      }
      await reload();
    },
  };
};
