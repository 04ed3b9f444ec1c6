-- Chosen by the page for one try of a code: sent again after a lost answer, it succeeds again.
alter table mail_code add column used_key uuid;
