import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { defaultSettings, type FaultRule, type WorldSettings, worldSettings } from './settings.ts';

/** Longest that a change made by another server of the same database stays unseen, milliseconds. */
const FRESH_MS = 1000;

/** The world as the console has set it. One an app; servers that share a database see one another's changes. */
export interface World {
  /** The world's clock, milliseconds: the real time with the console's shift, or the moment it stands still at. */
  now(): number;
  readonly settings: WorldSettings;
  readonly faults: readonly FaultRule[];
  /** Reads the database again, behind the caller's back, when what is known is a second old; on failure that stays. */
  refresh(): void;
  /** Changes some settings for good. */
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
  const kept = z.record(z.string(), z.unknown()).parse(row?.settings ?? {});
  const known = worldSettings.safeParse({ ...defaultSettings, ...kept });
  return { settings: known.success ? known.data : defaultSettings, faults: row?.faults ?? [] };
};

/**
 * The world over a database; `realNow` is the real time, milliseconds. Until the first `reload` it is as nobody
 * touched it.
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
      if (performance.now() - readAt >= FRESH_MS) reload().catch(() => {});
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
