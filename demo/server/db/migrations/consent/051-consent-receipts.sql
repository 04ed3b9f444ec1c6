-- What a reader chose about tracking, as the page reported it. Bound to no account: the reader keeps the receipt's id.
create table consent_receipt (
  id uuid primary key,
  brand_id smallint not null references brand (id),
  tcf_version text not null,
  purposes jsonb not null,
  source text not null,
  text_version text,
  page text,
  tc_string text,
  at timestamptz not null
);
create index consent_receipt_newest on consent_receipt (brand_id, at desc);
