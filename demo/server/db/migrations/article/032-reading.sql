create table favourite (
  account_id uuid not null references account (id) on delete cascade,
  article_id bigint not null references article (id) on delete cascade,
  added_at timestamptz not null,
  primary key (account_id, article_id)
);
create index favourite_newest on favourite (account_id, added_at desc, article_id desc);

-- How far a reader got, over all devices: the furthest counts.
create table reading_position (
  account_id uuid not null references account (id) on delete cascade,
  article_id bigint not null references article (id) on delete cascade,
  edition_id bigint references edition (id) on delete set null,
  -- 0 at the top, 1 at the end.
  position float8 not null check (position between 0 and 1),
  at timestamptz not null,
  device text not null,
  primary key (account_id, article_id)
);
create index reading_position_newest on reading_position (account_id, at desc);
