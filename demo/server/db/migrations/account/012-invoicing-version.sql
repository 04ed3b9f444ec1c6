-- Profile and invoicing are written by panels of their own: each has its own count of changes.
alter table account add column invoicing_version int not null default 1;
