-- Chosen by the page for one message: sent again after a lost answer, it does not open a second request.
create table contact_key (
  request_key uuid primary key,
  contact_id bigint not null references contact_request (id) on delete cascade
);
create index contact_key_request on contact_key (contact_id);
