const NUMBERS =
  'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|metà|doppio|triplo|terzo|quarto|nessun[oa]?|' +
  '\\p{L}*(?:dici|venti|venta|trent[ao]|ranta|quanta|santa|ttanta|vanta|cento|mille|mila|milion[ei]|miliard[oi])\\p{L}*';
const TIMES =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|' +
  'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|oggi|ieri|domani|stamattina|stamani|stasera|stanotte|' +
  'primavera|estate|autunno|inverno|natale|pasqua|ferragosto|alba|mezzogiorno|mezzanotte';

const number = new RegExp(`\\d|(?<!\\p{L})(?:${NUMBERS})(?!\\p{L})`, 'iu');
/** An hour, a day or a year, but not the 1 of 'linea 1'. */
const time = new RegExp(
  `(?<!\\d)\\d{1,2}[.:]\\d\\d(?!\\d)|(?<!\\p{L})(?:alle|dalle|ore|dal|entro il) \\d|(?<!\\d)(?:19|20)\\d\\d(?!\\d)|(?<!\\p{L})(?:${TIMES})(?!\\p{L})`,
  'iu',
);
/** A capital letter inside the sentence. */
const name = /[\p{L}\p{N},;:] [«“"]?\p{Lu}/u;

const asks: readonly (readonly [question: RegExp, answer: RegExp])[] = [
  [
    /(?<!\p{L})quant[oaie](?!\p{L})|(?<!\p{L})(?:a|per) che (?:prezzo|profondità|distanza|altezza|velocità|età)/iu,
    number,
  ],
  [/(?<!\p{L})quando(?!\p{L})|(?<!\p{L})(?:che|quale) (?:ora|ore|giorno|mese|anno|data)(?!\p{L})/iu, time],
  [/(?<!\p{L})(?:chi|dove)(?!\p{L})/iu, name],
];

/**
 * Pattern that an answer to the question contains: a number for 'quanto', a date or an hour for 'quando', a name for 'chi'
 * and 'dove'. Undefined for another question.
 */
export const signOfAnswer = (question: string): RegExp | undefined =>
  asks.find(([pattern]) => pattern.test(question))?.[1];

/** The noun after the question word: 'fermate' in 'Quante fermate ha la linea?'; undefined when there is none. */
export const thingAsked = (question: string): string | undefined =>
  /(?<!\p{L})(?:quant[aie]|quale|quali|che)(?: (?:nuov|altr|grand)\p{L}+)? (\p{L}{3,})/iu.exec(question)?.[1];
