-- What every reader sees of a story (src/rules/article/reading.ts), and its words with those of title and summary. A search
-- by readers without the right to the rest uses this alone; without a row it finds nothing.
create table open_part (
  article_id bigint primary key references article (id) on delete cascade,
  body text not null,
  tsv tsvector not null
);
create index open_part_tsv on open_part using gin (tsv);
