/** Characters of the private use area: no text of a paper has them, so that marks survive escaping. */
const BEGIN = '\uE000';
const END = '\uE001';
/** The database takes `<word>` for markup and drops it: in a text that is to be marked these stand for its brackets. */
const LESS_THAN = '\uE002';
const GREATER_THAN = '\uE003';

/** SQL for a search box's words as a query: all wanted, "phrases", -without, or; apostrophes part words. */
export const queryOf = (parameter: string): string => `websearch_to_tsquery('it', search_text(${parameter}))`;

const markable = (sql: string): string => `translate(${sql}, '<>', '${LESS_THAN}${GREATER_THAN}')`;
const options = `StartSel=${BEGIN},StopSel=${END}`;

/** SQL for a whole text with marks around what matches; `parameter` holds the words. */
export const markedWhole = (sql: string, parameter: string): string =>
  `ts_headline('it', ${markable(sql)}, ${queryOf(parameter)}, '${options},HighlightAll=true')`;

/** SQL for the pieces of a story where the words stand, with marks; paragraphs run on, sub-headings as text. */
export const markedPieces = (summary: string, body: string, parameter: string): string =>
  `ts_headline('it', ${markable(`concat_ws(' ', nullif(${summary}, ''), regexp_replace(${body}, '\\s*\\n+(## )?', ' ', 'g'))`)},
    ${queryOf(parameter)}, '${options},MaxWords=20,MinWords=10,MaxFragments=2,FragmentDelimiter=" … "')`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

const signs: Readonly<Record<string, string>> = {
  [BEGIN]: '<mark>',
  [END]: '</mark>',
  [LESS_THAN]: '&lt;',
  [GREATER_THAN]: '&gt;',
};

/** Marked text as HTML: `<mark>` around what matched, everything else escaped. */
export const markedHtml = (text: string): string =>
  escaped(text).replace(/[\uE000-\uE003]/g, (sign) => signs[sign] ?? '');
