-- What each process of the server did, minute by minute: the console's machine room draws it.
create table process_minute (
  at timestamptz not null,
  process uuid not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  port int not null,
  calls int not null,
  -- Answered with 500 or above.
  failed int not null,
  -- Null without a call.
  p95_ms int,
  cpu_ms int not null,
  memory_mb int not null,
  primary key (at, process)
);

-- Changes that the shared cache was told of, and attempts that failed, by minute.
create table purge_minute (
  at timestamptz primary key,
  told int not null,
  failed int not null
);
