-- Files that belong to a reader: receipts of declarations, exports. Without an end they stay as long as the account.
create table blob_store (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  kind text not null,
  name text not null,
  content_type text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz
);
create index blob_store_account on blob_store (account_id);
create index blob_store_expiry on blob_store (expires_at);

-- One-time keys to a file, for links in mails; kept as fingerprints.
create table blob_ticket (
  token_hash text primary key,
  blob_id uuid not null references blob_store (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index blob_ticket_blob on blob_ticket (blob_id);
