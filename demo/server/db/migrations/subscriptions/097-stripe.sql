-- What Stripe knows about payments. The key is the payment's id, which is also the key of its requests there.
create table stripe_charge (
  key uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  -- The page where the reader pays; without it the method on file was charged.
  session_id text,
  intent_id text,
  created_at timestamptz not null
);
create index stripe_charge_account on stripe_charge (account_id);

-- The method that a reader paid with last: Stripe keeps it, under these names.
create table stripe_method (
  account_id uuid primary key references account (id) on delete cascade,
  customer text not null,
  payment_method text not null,
  label text not null
);

-- Events that were taken, so that none counts twice.
create table stripe_event (
  id text primary key,
  at timestamptz not null
);
create index stripe_event_at on stripe_event (at);
