import { invariableIn, isFormOfSearched } from '../../../../src/rules/newsstand/search-words.ts';
import { snippetOf } from '../../../../src/rules/newsstand/snippet.ts';
import type { MarkedPart } from '../../../../src/rules/text/marked.ts';

/** Marks from the private use area: no text contains them, and escaping does not change them. */
const BEGIN = '\uE000';
const END = '\uE001';
/** ts_headline drops `<word>` as markup; these replace the brackets in a text to mark. */
const LESS_THAN = '\uE002';
const GREATER_THAN = '\uE003';

/** SQL that parses a search box's words as a query: all words, "phrases", -excluded, or; apostrophes separate words. */
export const queryOf = (parameter: string): string => `websearch_to_tsquery('it', search_text(${parameter}))`;

/** The parameter of `hasInvariable` for a search. */
export const invariableOf = (q: string): string | null => {
  const alternatives = invariableIn(q);
  return alternatives ? JSON.stringify(alternatives) : null;
};

/**
 * SQL that requires the invariable words of a search as they are. 'tramite' has the stem of
 * 'tram', and is no form of it.
 */
export const hasInvariable = (parameter: string, words: string, text: string): string =>
  `(${parameter}::jsonb is null or exists (
    select from jsonb_to_recordset(${parameter}::jsonb) as one (q text, invariable jsonb)
     where ${words} @@ ${queryOf('one.q')} and not exists (
       select from jsonb_array_elements_text(one.invariable) as word
        where numnode(${queryOf('word')}) > 0 and unaccent(lower(${text})) !~ ('\\m' || word || 's?\\M'))))`;

/** SQL for the order of found stories: the exact phrase in the title, in the text, then by relevance. */
export const bestFirst = (pattern: string, words: string, title: string, text: string, parameter: string): string =>
  `case when ${pattern} = '' then 0 when unaccent(lower(${title})) ~ ('\\m' || ${pattern} || '\\M') then 2
        when unaccent(lower(${text})) ~ ('\\m' || ${pattern} || '\\M') then 1 else 0 end desc,
   ts_rank(${words}, ${queryOf(parameter)}, 1) desc`;

const markable = (sql: string): string => `translate(${sql}, '<>', '${LESS_THAN}${GREATER_THAN}')`;
const options = `StartSel=${BEGIN},StopSel=${END}`;

/** SQL for a whole text with marks around matches; `parameter` holds the words. */
export const markedWhole = (sql: string, parameter: string): string =>
  `ts_headline('it', ${markable(sql)}, ${queryOf(parameter)}, '${options},HighlightAll=true')`;

/** SQL for the text of a story with marks around matches, a paragraph or sub-heading a line. */
export const markedStory = (summary: string, body: string, parameter: string): string =>
  markedWhole(
    `concat_ws(e'\\n', nullif(${summary}, ''), regexp_replace(${body}, '\\s*\\n+(## )?', e'\\n', 'g'))`,
    parameter,
  );

/** The parts of a marked text; a match that is no form of a word of the search is not marked. */
const partsOf = (text: string, q: string): MarkedPart[] =>
  text
    .split(new RegExp(`(${BEGIN}[^${END}]*${END})`))
    .filter((piece) => piece !== '')
    .map((piece) => {
      const words = piece.startsWith(BEGIN) ? piece.slice(1, -1) : piece;
      return { text: words, isMarked: words !== piece && isFormOfSearched(words, q) };
    });

const marked = (parts: readonly MarkedPart[]): string =>
  parts.map(({ text, isMarked }) => (isMarked ? BEGIN + text + END : text)).join('');

/** A found story's title and the part of its text to show, both marked. */
export const excerpt = <T extends { readonly headline: string; readonly story: string }>(row: T, q: string) => {
  const { headline, story, ...rest } = row;
  return { ...rest, headline: marked(partsOf(headline, q)), snippet: marked(snippetOf(partsOf(story, q))) };
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const markup: Readonly<Record<string, string>> = {
  [BEGIN]: '<mark>',
  [END]: '</mark>',
  [LESS_THAN]: '&lt;',
  [GREATER_THAN]: '&gt;',
};

/** Marked text as HTML: `<mark>` around matches, everything else escaped. */
export const markedHtml = (text: string): string =>
  escaped(text).replace(/[\uE000-\uE003]/g, (mark) => markup[mark] ?? '');
