-- The letter of a line: one that its recipient's server refuses turns the line to failed.
alter table review_delivery_recipient add column mail_id bigint references mail_out (id) on delete set null;
