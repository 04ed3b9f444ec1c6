import { language } from './replaceable.ts';

const formats = new Map<string, unknown>();

/** Formats are slow to make: one for each use and language. */
const once = <T>(use: string, make: (code: string) => T): T => {
  const key = `${use} ${language.code}`;
  if (!formats.has(key)) formats.set(key, make(language.code));
  return formats.get(key) as T;
};

/** `189,00 €` */
export const money = (amount: number): string =>
  once('money', (code) => new Intl.NumberFormat(code, { style: 'currency', currency: 'EUR' })).format(amount);

/** `12.345,6`, with one decimal at most. */
export const decimal = (value: number): string =>
  once('decimal', (code) => new Intl.NumberFormat(code, { maximumFractionDigits: 1 })).format(value);

/** `Online, Digital o Digital Plus` */
export const anyOf = (names: readonly string[]): string =>
  once('anyOf', (code) => new Intl.ListFormat(code, { type: 'disjunction' })).format(names);

/** `Online, Digital e Digital Plus` */
export const allOf = (names: readonly string[]): string =>
  once('allOf', (code) => new Intl.ListFormat(code, { type: 'conjunction' })).format(names);

/** `marzo 2026`, the month of a moment in Italy. */
export const monthAndYear = (date: Date): string =>
  once(
    'monthAndYear',
    (code) => new Intl.DateTimeFormat(code, { month: 'long', year: 'numeric', timeZone: 'Europe/Rome' }),
  ).format(date);

/** `3 ore fa` */
export const ago = (amount: number, unit: Intl.RelativeTimeFormatUnit): string =>
  once('ago', (code) => new Intl.RelativeTimeFormat(code, { numeric: 'always' })).format(amount, unit);
