import type { Queryable } from '../../db/db.ts';
import { type FaultInput, faultInput } from '../../domain/world/settings.ts';

/** Common faults, all switched off. */
const presets: readonly FaultInput[] = [
  { host: 'account', method: 'GET', path: '/api/user/short-info', kind: 'status', status: 503, times: 2 },
  { host: 'account', method: 'POST', path: '/api/site/chat', kind: 'refusal' },
  { host: 'newsstand', method: 'POST', path: '/utente-rag', kind: 'drop', delay_ms: 400 },
  { host: 'account', method: 'POST', path: '/api/logout', kind: 'status', status: 500 },
  { host: 'newsstand', method: 'GET', path: '/api/edicola/articolo', kind: 'status', status: 404 },
  { host: 'newsstand', method: 'GET', path: '/api/rag/chats-history', kind: 'reset' },
  { host: 'newsstand', method: 'GET', path: '/api/user/rassegna/last-date', kind: 'empty' },
  { host: 'cdn', method: 'GET', path: '/np/chunks/*', kind: 'status', status: 404 },
].map((preset) => faultInput.parse({ ...preset, active: false }));

export const addFault = async (db: Queryable, fault: FaultInput): Promise<number> => {
  const { host, method, path, kind, status, code, delay_ms, times, active } = fault;
  const [row] = await db.query<{ id: number }>(
    `insert into fault_rule (host, method, path, kind, status, code, delay_ms, times, times_left, active)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9) returning id`,
    [host, method, path, kind, status, code, delay_ms, times, active],
  );
  if (!row) throw new Error('The fault was not stored');
  return row.id;
};

/** Switches a fault and resets its remaining count. False for an unknown id. */
export const switchFault = async (db: Queryable, id: number, active: boolean): Promise<boolean> => {
  const rows = await db.query('update fault_rule set active = $2, times_left = times where id = $1 returning id', [
    id,
    active,
  ]);
  return rows.length > 0;
};

export const removeFault = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.query('delete from fault_rule where id = $1 returning id', [id])).length > 0;

/** Adds the presets when no fault exists. */
export const addPresets = async (db: Queryable): Promise<void> => {
  const [row] = await db.query<{ count: number }>('select count(*)::int as count from fault_rule');
  if (row?.count !== 0) return;
  for (const preset of presets) await addFault(db, preset);
};
