-- Images of printed pages: those to draw, and those that the storage has. Each is drawn by one process at a time. A page has
-- other images on another printed day, or after a change of its edition.
create table page_image (
  id bigint generated always as identity primary key,
  edition_id bigint not null references edition (id) on delete cascade,
  day date not null,
  revision text not null,
  num int not null,
  width int not null,
  format text not null,
  -- 0 a reader waits for it, 1 the papers of the morning, 2 covers of back numbers.
  priority smallint not null,
  state text not null default 'waiting' check (state in ('waiting', 'drawing', 'drawn', 'failed')),
  attempts int not null default 0,
  -- Waiting: not before. Being drawn: the claim ends then, unless its process renews it.
  due_at timestamptz not null default now(),
  settled_at timestamptz,
  took_ms int,
  -- Why the last attempt failed.
  reason text,
  process uuid,
  unique (edition_id, day, revision, num, width, format)
);
create index page_image_due on page_image (priority, edition_id, num) where state in ('waiting', 'drawing');
