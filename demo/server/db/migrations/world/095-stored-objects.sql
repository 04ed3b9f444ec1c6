-- Files whose bytes have left their row for the storage, each under a key that nobody can guess. An object that no row refers
-- to any more is removed from the storage, and then here.
create table stored_object (
  key text primary key,
  blob_id uuid unique references blob_store (id) on delete set null,
  contact_id bigint unique references contact_attachment (contact_id) on delete set null,
  mail_id bigint,
  ord int,
  size int not null,
  -- null until the storage has it; the row has the bytes until then
  stored_at timestamptz,
  foreign key (mail_id, ord) references mail_attachment (mail_id, ord) on delete set null,
  unique (mail_id, ord)
);
create index stored_object_pending on stored_object (key) where stored_at is null;
create index stored_object_left on stored_object (key) where blob_id is null and contact_id is null and mail_id is null;
