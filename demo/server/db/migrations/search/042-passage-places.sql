-- Where in a passage each stem stands, to see how closely together it says what is asked.
alter table passage add column tsv tsvector generated always as (to_tsvector('it', search_text(body))) stored;
