/** Marks from the private use area: no text contains them, and escaping does not change them. */
const BEGIN = '\uE000';
const END = '\uE001';
/** ts_headline drops `<word>` as markup; these replace the brackets in a text to mark. */
const LESS_THAN = '\uE002';
const GREATER_THAN = '\uE003';

/** SQL that parses a search box's words as a query: all words, "phrases", -excluded, or; apostrophes separate words. */
export const queryOf = (parameter: string): string => `websearch_to_tsquery('it', search_text(${parameter}))`;

const markable = (sql: string): string => `translate(${sql}, '<>', '${LESS_THAN}${GREATER_THAN}')`;
const options = `StartSel=${BEGIN},StopSel=${END}`;

/** SQL for a whole text with marks around matches; `parameter` holds the words. */
export const markedWhole = (sql: string, parameter: string): string =>
  `ts_headline('it', ${markable(sql)}, ${queryOf(parameter)}, '${options},HighlightAll=true')`;

/** SQL for the fragments of a story with the words, marked; paragraphs and sub-headings are joined. */
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
