-- A reader's passkeys: only the public half is stored.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  -- The authenticator's name for it, base64url.
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  -- Whether the reader's other devices have it too.
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- Challenges that were answered: none is accepted twice.
create table passkey_answered (
  challenge_hash text primary key,
  expires_at timestamptz not null
);

-- Mails about a new device or passkey: their code ends all sessions.
create table access_mail (
  code_hash text primary key,
  account_id uuid not null references account (id) on delete cascade,
  device_id uuid references device (id) on delete set null,
  at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index access_mail_account on access_mail (account_id);
