import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationFiles } from '../testing/testing.ts';

/** Earlier files made the schema of the first version; no older version ran at the same time. */
const FIRST_CHECKED = 50;

/** Rows of these tables are never deleted. */
const permanent = new Set(['brand']);

const column = /^(?:add column )?\w+ /;

/** Whether a column definition breaks inserts of an older version or fails on existing rows. */
const isBreaking = (words: string): boolean =>
  (/\bnot null\b/.test(words) && !/\bdefault\b/.test(words)) ||
  /\b(?:generated|unique|primary key|check)\b|\bdefault [^,]*\(/.test(words);

/** Whether a reference without `on delete` blocks deletions by an older version, which does not know the new rows. */
const blocksDeletion = (statement: string): boolean =>
  [
    ...statement.matchAll(/\breferences (\w+)(?: \([\w, ]+\))?(?! ?\([\w, ]*\))( on delete (?:cascade|set null))?/g),
  ].some(([, table = '', onDelete]) => onDelete === undefined && !permanent.has(table));

/** A trigger's function that only writes into tables that an older version does not know. */
const isNote = (statement: string, fresh: Set<string>): boolean => {
  const [, name, body = ''] =
    /^create function (\w+)\(\) returns trigger language plpgsql as \$\$(.+)\$\$$/.exec(statement) ?? [];
  if (name === undefined) return false;
  fresh.add(name);
  const written = [...body.matchAll(/\b(?:insert into|update|delete from) (\w+)/g)].map(([, table = '']) => table);
  return (
    written.length > 0 && written.every((table) => fresh.has(table)) && !/\b(?:raise|execute|new\.\w+ :=)/.test(body)
  );
};

const isAddition = (statement: string, fresh: Set<string>): boolean => {
  const [, made] = /^create table (\w+) \(/.exec(statement) ?? [];
  if (made !== undefined) fresh.add(made);
  const [, indexed] = /^create (?:unique )?index \w+ on (\w+) /.exec(statement) ?? [];
  const [, changed = '', parts = ''] = /^alter table (\w+) (.+)$/.exec(statement) ?? [];
  const added = parts.split(/, (?=add |drop |alter |rename )/);
  const isColumn = (part: string) => part.startsWith('add column ') && column.test(part) && !isBreaking(part);
  const [, noted] =
    /^create trigger \w+ after [\w ]+ on \w+ for each row execute function (\w+)\(\)$/.exec(statement) ?? [];
  const [, whole] = /^create table \w+ partition of (\w+) /.exec(statement) ?? [];
  const isHarmless =
    made !== undefined ||
    (whole !== undefined && fresh.has(whole)) ||
    isNote(statement, fresh) ||
    (noted !== undefined && fresh.has(noted)) ||
    (indexed !== undefined && fresh.has(indexed)) ||
    (changed !== '' && added.every(isColumn));
  return isHarmless && !blocksDeletion(statement);
};

/** The statements of a migration that could break an older version that is still running. */
const breaking = (sql: string): string[] => {
  const fresh = new Set<string>();
  const statements = sql
    .toLowerCase()
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .split(/;(?=(?:[^$]|\$\$[^$]*\$\$)*$)/);
  return statements.map((one) => one.trim()).filter((one) => one !== '' && !isAddition(one, fresh));
};

const files = globSync('**/*.sql', { cwd: migrationFiles }).filter(
  (file) => Number(basename(file).slice(0, 3)) >= FIRST_CHECKED && !file.endsWith('-contract.sql'),
);

test.each(files)('%s only adds', (file) => {
  expect(breaking(readFileSync(join(migrationFiles, file), 'utf8'))).toEqual([]);
});

test.each([
  'create table fresh (id uuid primary key, day date not null, account_id uuid references account (id) on delete cascade);\n create unique index fresh_day on fresh (day);',
  'create table fresh (brand_id smallint not null references brand (id)); -- drop table account;',
  'alter table account add column fresh date;',
  'create table fresh (a int); create function note() returns trigger language plpgsql as $$ begin insert into fresh values (new.id); return null; end $$; create trigger noted after insert or update on account for each row execute function note();',
  "alter table account add column fresh int not null default 0, add column other text default '';",
  'alter table account add column fresh uuid references blob_store (id) on delete set null;',
])('an older version keeps working: %s', (sql) => {
  expect(breaking(sql)).toEqual([]);
});

test.each([
  'drop table topic',
  'create function note() returns trigger language plpgsql as $$ begin update topic set name = 1; return null; end $$',
  'create trigger noted after insert on account for each row execute function note()',
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
])('an older version could break: %s', (sql) => {
  expect(breaking(`create table other (a int);\n${sql};`)).toEqual([sql]);
});
