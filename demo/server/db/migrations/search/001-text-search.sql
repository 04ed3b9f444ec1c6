create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Italian stems of words without accents: 'città', 'citta’' and 'città.' meet.
create text search configuration it (copy = pg_catalog.italian);
alter text search configuration it
  alter mapping for asciihword, asciiword, hword_asciipart, hword, hword_part, word with unaccent, italian_stem;

-- The text as the index and the questions see it: apostrophes and quotes part words, 'e-mail' is one word,
-- 'Digital+' is two, and 'a che ora' asks for a time of day where a bare 'ora' means now.
create function search_text(source text) returns text language sql immutable parallel safe return
  regexp_replace(
    regexp_replace(
      regexp_replace(translate(lower(source), '''’‘`´“”«»/', '          '), '\me[- ]mails?\M', 'email', 'g'),
      '(\w)\+', '\1 plus', 'g'),
    '\mche or[ae]\M', 'orario', 'g');
