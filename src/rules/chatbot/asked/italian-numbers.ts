const UNITS = 'uno due tre quattro cinque sei sette otto nove'.split(' ');
const TEENS = 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(' ');
const TENS = 'vent trent quarant cinquant sessant settant ottant novant'.split(' ');

const unit = 'due|tre|tré|quattro|cinque|sei|sette|nove';
/** 'ventuno', 'trentotto', 'quarantadue', and 'settant’' before a vowel. */
const tens = `(?:${TENS.join('|')})(?:uno?|otto|[ia](?:${unit})?|[’'])`;
const belowHundred = `(?:${tens}|${TEENS.join('|')}|${unit}|otto|uno)`;
const hundred = "cent(?:o(?!tt)|(?=ott)|[’'])";
const hundreds = `(?:(?:${unit}|otto)?${hundred}(?:${belowHundred})?)`;
const below1000 = `(?:${hundreds}|${belowHundred})`;
const isNumber = new RegExp(`^(?:(?:${below1000}mila|mille)${below1000}?|${below1000})$`, 'u');

const readBelow100 = (text: string): number => {
  const word = text.replace('tré', 'tre');
  const place = TENS.findIndex((one) => word.startsWith(one));
  if (place < 0) return TEENS.includes(word) ? TEENS.indexOf(word) + 10 : UNITS.indexOf(word) + 1;
  const rest = word.slice(TENS[place]?.length).replace(/^[ia’']/u, '');
  return 20 + 10 * place + (rest === 'un' ? 1 : UNITS.indexOf(rest) + 1);
};

const isHundred = new RegExp(`^(\\p{L}*?)${hundred}(\\p{L}*)$`, 'u');
const readBelow1000 = (text: string): number => {
  const [, before = '', after] = isHundred.exec(text) ?? [];
  if (after === undefined) return readBelow100(text);
  return (before === '' ? 1 : readBelow100(before)) * 100 + readBelow100(after);
};

/**
 * The value of a whole number in one word, up to 999 999: 'centotrentasei' is 136, 'settant’' is 70. Undefined for another
 * word, and for 'un' and 'una'.
 */
export const numberOf = (word: string): number | undefined => {
  const text = word.toLowerCase();
  if (!isNumber.test(text)) return undefined;
  const [, before = '', after] = /^(\p{L}*)mil(?:a|le)(.*)$/u.exec(text) ?? [];
  if (after === undefined) return readBelow1000(text);
  return (before === '' ? 1 : readBelow1000(before)) * 1000 + readBelow1000(after);
};

/** A text with its numbers of two or more in digits: 'Dodici fermate' becomes '12 fermate', '2.380' becomes '2380'. */
export const withDigits = (text: string): string =>
  text.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '').replace(/\p{L}+(?:[’'](?=\p{L}))?/gu, (word) => {
    const value = numberOf(word);
    if (value === undefined || value === 1) return word;
    return /[’']$/u.test(word) ? `${value} ` : String(value);
  });
