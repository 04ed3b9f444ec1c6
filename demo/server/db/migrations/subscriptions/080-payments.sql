-- Payments of due renewals. No card data: the provider keeps them.
create table payment (
  -- Also the key of the charge at the provider, which charges once per key.
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  subscription_id bigint not null references subscription (id) on delete cascade,
  -- Chosen by the page for one decision of the reader: sent again after a lost answer, it does not pay twice.
  request_key uuid not null,
  method text not null check (method in ('file', 'card', 'paypal', 'sdd')),
  -- As shown to the reader, once the provider knows it.
  label text not null default '',
  amount_cents int not null,
  state text not null check (state in ('open', 'pending', 'paid', 'declined', 'expired', 'refunded')),
  confirm_url text,
  receipt_id bigint references receipt (id) on delete set null,
  created_at timestamptz not null,
  settled_at timestamptz
);
create unique index payment_request on payment (account_id, request_key);
create index payment_subscription on payment (subscription_id);
create index payment_unsettled on payment (created_at) where state in ('open', 'pending');

-- What the stand-in of the provider knows.
create table stand_in_charge (
  key uuid primary key,
  token text not null,
  payee text not null,
  method text not null,
  label text not null,
  amount_cents int not null,
  return_url text not null,
  state text not null check (state in ('open', 'pending', 'paid', 'declined', 'expired', 'refunded')),
  created_at timestamptz not null
);
create unique index stand_in_charge_token on stand_in_charge (token);
