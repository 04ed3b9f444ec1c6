-- Payments of offers: their subscription comes with the payment. A table beside `payment`, because an older server that
-- still runs would take them for payments of renewals.
create table offer_payment (
  -- Also the key of the charge at the provider, which charges once per key.
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  offer_code text not null,
  subscription_id bigint references subscription (id) on delete set null,
  -- Chosen by the page for one decision of the reader: sent again after a lost answer, it does not order twice.
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
create unique index offer_payment_request on offer_payment (account_id, request_key);
create index offer_payment_unsettled on offer_payment (created_at) where state in ('open', 'pending');
