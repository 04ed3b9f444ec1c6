-- Whose method on file was charged: after a lost answer the charge is looked for among this customer's.
alter table stripe_charge add column customer text;
