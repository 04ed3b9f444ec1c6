-- Chosen by the page for one decision of the reader: sent again after a lost answer, it does not order twice.
alter table offer_order add column request_key uuid;
