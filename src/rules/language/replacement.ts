/** The forms of a text with a number, by the categories of `Intl.PluralRules`: `{ one: '1 avviso', other: '{0} avvisi' }`. */
export interface PluralForms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/**
 * A text of the page's own. Where the Italian has arguments, `{0}` is the first one; or a function that takes the same
 * arguments.
 */
export type Replacement = string | PluralForms | ((...values: never[]) => string);
