import { strToU8, zipSync } from 'fflate';
import { html } from 'hono/html';
import { longDate } from '../../../../../src/rules/text/dates.ts';
import type { StoredAttachments } from '../../../blobs/stored.ts';
import type { Queryable } from '../../../db/db.ts';
import { personalTables, rowsOf, withAccount } from './tables.ts';

/** The account whose data are exported or erased. */
export interface Subject {
  readonly accountId: string;
  readonly brandId: number;
  readonly email: string;
}

/** A table's part of an export. */
export interface ExportedTable {
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const withoutSecrets = (row: Record<string, unknown>, secret: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column)));

const params = ({ accountId, brandId, email }: Subject): unknown[] => [accountId, brandId, email.toLowerCase()];

/** A file that is in the storage, as the database would write it. */
const withFile = (row: Record<string, unknown>, files: StoredAttachments): Record<string, unknown> => {
  const bytes = files.get(Number(row.contact_id));
  return bytes ? { ...row, bytes: `\\x${Buffer.from(bytes).toString('hex')}` } : row;
};

/**
 * All data of a reader in the database, table by table, including empty tables. `files` are those of messages that are in the
 * storage.
 */
export const personalData = async (
  db: Queryable,
  subject: Subject,
  files: StoredAttachments = new Map(),
): Promise<ExportedTable[]> => {
  const [account] = await db.query<Record<string, unknown>>('select * from account where id = $1', [subject.accountId]);
  const tables: ExportedTable[] = [
    { name: 'account', rows: account ? [withoutSecrets(account, ['password_hash'])] : [] },
  ];
  for (const line of personalTables) {
    if (line.isSilent) continue;
    const rows = await db.query<{ row: Record<string, unknown> }>(
      `${withAccount} select to_jsonb(t) as row from ${line.table} t where ${rowsOf(line)}`,
      params(subject),
    );
    const whole = rows.map(({ row }) => (line.table === 'contact_attachment' ? withFile(row, files) : row));
    tables.push({ name: line.table, rows: whole.map((row) => withoutSecrets(row, line.secret ?? [])) });
  }
  return tables;
};

const readme = (title: string, tables: readonly ExportedTable[]): string =>
  [
    title,
    '',
    'dati.html si apre con un browser e mostra tutto in tabelle.',
    'I file .json contengono gli stessi dati per i programmi, uno per tipo:',
    ...tables.map(({ name, rows }) => `- ${name}.json (${rows.length})`),
    '',
    'Non ci sono password né chiavi di accesso: di quelle conserviamo solo impronte.',
    '',
  ].join('\r\n');

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const tableHtml = ({ name, rows }: ExportedTable) => {
  const columns = Object.keys(rows[0] ?? {});
  return html`<section><h2>${name}</h2><table><thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${columns.map((column) => html`<td>${shown(row[column])}</td>`)}</tr>`)}</tbody></table></section>`;
};

const readable = (title: string, tables: readonly ExportedTable[]): string =>
  String(html`<!doctype html>
<html lang="it"><head><meta charset="utf-8"><title>${title}</title>
<style>body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; } table { border-collapse: collapse; } th, td { padding: .25rem .5rem; border: 1px solid #8a8479; text-align: start; vertical-align: top; overflow-wrap: anywhere; }</style>
</head><body><h1>${title}</h1>${tables.filter(({ rows }) => rows.length > 0).map(tableHtml)}</body></html>
`);

/** The archive for the reader: a note, an HTML page, and one JSON file per table. */
export const exportArchive = (tables: readonly ExportedTable[], brandName: string, now: number): Uint8Array => {
  const title = `I tuoi dati presso ${brandName}, ${longDate(new Date(now))}`;
  const files = Object.fromEntries(
    tables.map(({ name, rows }) => [`${name}.json`, strToU8(`${JSON.stringify(rows, null, 2)}\n`)]),
  );
  return zipSync({
    'LEGGIMI.txt': strToU8(readme(title, tables)),
    'dati.html': strToU8(readable(title, tables)),
    ...files,
  });
};
