-- Stories and editions that changed since a shared cache was told. A trigger notes them, so that whoever changes one, a
-- program or a hand, need not know of the cache. Without a key that writers would wait for one another at.
create table stale_answer (
  id bigint generated always as identity primary key,
  brand_id smallint not null,
  story_id bigint,
  edition_id bigint,
  due_at timestamptz not null default now(),
  rounds int not null default 0
);

-- Has a row while processes have a cache to tell.
create table cache_in_use (
  is_on boolean primary key
);

create function note_stale_story() returns trigger language plpgsql as $$
begin
  if exists (select from cache_in_use) then
    if tg_op = 'DELETE' then
      insert into stale_answer (brand_id, story_id, edition_id) values (old.brand_id, old.id, old.edition_id);
    else
      insert into stale_answer (brand_id, story_id, edition_id) values (new.brand_id, new.id, new.edition_id);
    end if;
  end if;
  return null;
end $$;

create function note_stale_edition() returns trigger language plpgsql as $$
begin
  if exists (select from cache_in_use) then
    if tg_op = 'DELETE' then
      insert into stale_answer (brand_id, edition_id) values (old.brand_id, old.id);
    else
      insert into stale_answer (brand_id, edition_id) values (new.brand_id, new.id);
    end if;
  end if;
  return null;
end $$;

create trigger stale_story after insert or update or delete on article
  for each row execute function note_stale_story();
create trigger stale_edition after insert or update or delete on edition
  for each row execute function note_stale_edition();
