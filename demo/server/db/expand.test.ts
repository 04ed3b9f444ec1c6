import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationFiles } from '../testing/testing.ts';

/** The files before this one made the schema of the first version; no older version ran beside them. */
const FIRST_BESIDE_ANOTHER = 50;

/** Nobody deletes rows of these. */
const lasting = new Set(['brand']);

const column = /^(?:add column )?\w+ /;

/** What of a column's words an older version, or the rows that are there, would notice. */
const isNoticed = (words: string): boolean =>
  (/\bnot null\b/.test(words) && !/\bdefault\b/.test(words)) ||
  /\b(?:generated|unique|primary key|check)\b|\bdefault [^,]*\(/.test(words);

/** A deletion by an older version must not fail on rows that it does not know. */
const holdsRows = (statement: string): boolean =>
  [
    ...statement.matchAll(/\breferences (\w+)(?: \([\w, ]+\))?(?! ?\([\w, ]*\))( on delete (?:cascade|set null))?/g),
  ].some(([, table = '', onDelete]) => onDelete === undefined && !lasting.has(table));

const isAddition = (statement: string, fresh: Set<string>): boolean => {
  const [, made] = /^create table (\w+) \(/.exec(statement) ?? [];
  if (made !== undefined) fresh.add(made);
  const [, indexed] = /^create (?:unique )?index \w+ on (\w+) /.exec(statement) ?? [];
  const [, changed = '', parts = ''] = /^alter table (\w+) (.+)$/.exec(statement) ?? [];
  const added = parts.split(/, (?=add |drop |alter |rename )/);
  const isColumn = (part: string) => part.startsWith('add column ') && column.test(part) && !isNoticed(part);
  const isHarmless =
    made !== undefined || (indexed !== undefined && fresh.has(indexed)) || (changed !== '' && added.every(isColumn));
  return isHarmless && !holdsRows(statement);
};

/** The statements of a migration that an older version which still runs could notice. */
const noticed = (sql: string): string[] => {
  const fresh = new Set<string>();
  const statements = sql.toLowerCase().replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').split(';');
  return statements.map((one) => one.trim()).filter((one) => one !== '' && !isAddition(one, fresh));
};

const files = globSync('**/*.sql', { cwd: migrationFiles }).filter(
  (file) => Number(basename(file).slice(0, 3)) >= FIRST_BESIDE_ANOTHER && !file.endsWith('-contract.sql'),
);

test.each(files)('%s only adds', (file) => {
  expect(noticed(readFileSync(join(migrationFiles, file), 'utf8'))).toEqual([]);
});

test.each([
  'create table fresh (id uuid primary key, day date not null, account_id uuid references account (id) on delete cascade);\n create unique index fresh_day on fresh (day);',
  'create table fresh (brand_id smallint not null references brand (id)); -- drop table account;',
  'alter table account add column fresh date;',
  "alter table account add column fresh int not null default 0, add column other text default '';",
  'alter table account add column fresh uuid references blob_store (id) on delete set null;',
])('an older version does not notice: %s', (sql) => {
  expect(noticed(sql)).toEqual([]);
});

test.each([
  'drop table topic',
  'alter table account drop column name',
  'alter table account rename column name to first_name',
  'alter table account rename to reader',
  'alter table account add column fresh int not null',
  'alter table account add column fresh int, drop column name',
  'alter table account add column fresh text unique',
  'alter table account add column fresh text check (fresh is not null)',
  'alter table account add column fresh uuid default gen_random_uuid()',
  'alter table account add column fresh text generated always as (lower(email)) stored',
  'alter table account add column fresh uuid references blob_store (id)',
  'alter table account alter column name set not null',
  'alter table account alter column name type int using 0',
  'alter table account add constraint named check (true)',
  'create unique index account_name on account (name)',
  'create index account_name on account (name)',
  'create table fresh (account_id uuid references account (id))',
  'update account set name = upper(name)',
  'delete from topic',
])('an older version could notice: %s', (sql) => {
  expect(noticed(`create table other (a int);\n${sql};`)).toEqual([sql]);
});
