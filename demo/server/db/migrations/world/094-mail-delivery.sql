-- Letters on their way to a mail server. A letter without a row stays in the outbox, where the console shows it.
create table mail_delivery (
  mail_id bigint primary key references mail_out (id) on delete cascade,
  -- queued: to be tried; sending: being tried; handed: sent but for its end, what follows may be its delivery;
  -- doubtful: handed, and nobody heard the answer; expired: tried for days
  state text not null default 'queued' check (state in ('queued', 'sending', 'handed', 'sent', 'refused', 'doubtful', 'expired')),
  attempts int not null default 0,
  -- Of the machine's clock, as all times here: mail servers do not know the world's.
  created_at timestamptz not null default now(),
  -- When to try next; of a running attempt, when its process counts as dead.
  due_at timestamptz not null default now(),
  reply text,
  settled_at timestamptz
);
create index mail_delivery_due on mail_delivery (due_at) where state in ('queued', 'sending', 'handed');

-- Has a row while letters leave the outbox.
create table mail_leaves (
  is_on boolean primary key
);
