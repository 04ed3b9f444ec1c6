-- Accounts that sign in with a provider. `google_link` has those that were linked to Google before.
create table identity_link (
  account_id uuid not null references account (id) on delete cascade,
  brand_id smallint not null references brand (id),
  -- What the subject is unique within: the provider's issuer
  realm text not null,
  -- The provider's name for the person
  subject text not null,
  linked_at timestamptz not null,
  primary key (brand_id, realm, subject)
);
create index identity_link_account on identity_link (account_id);

-- What the providers of the demo world remember: sessions, codes and tokens.
create table identity_item (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  used_at timestamptz,
  expires_at timestamptz,
  primary key (kind, id)
);
create index identity_item_grant on identity_item (grant_id);
create index identity_item_uid on identity_item (uid);
create index identity_item_expiry on identity_item (expires_at);
