-- One-time codes of the Google-like provider of the demo world.
create table google_code (
  code_hash text primary key,
  -- null for a code whose exchange fails
  subject text,
  redirect_uri text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
