-- Each paper's passages get an index of their own instead of one of all: a search reads one paper, and an index of six
-- has six times the entries of each word. The writer of a paper's stories makes the index of a paper that is new.
do $$
declare
  paper smallint;
begin
  for paper in select brand_id from story_total loop
    execute format('create index if not exists story_passage_words_%s on story_passage using gin (words) where brand_id = %s',
      paper, paper);
  end loop;
end $$;
-- Last, since no search runs from here to the end of the migration.
drop index story_passage_words;
