-- Chosen by the page for one export: sent again after a lost answer, it does not send a second mail.
alter table gdpr_request add column request_key uuid;
