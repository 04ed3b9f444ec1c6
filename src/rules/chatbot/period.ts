import { addDays, addMonths, type Day, dayOf, weekdayNames, weekdayOf } from '../text/calendar.ts';
import { monthNames, parseDay } from '../text/dates.ts';
import { withDigits } from './asked/italian-numbers.ts';

/** First and last day, yyyy-mm-dd. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const rules: readonly (readonly [RegExp, first: number, last: number])[] = [
  [
    /\b(oggi|quest.oggi|stamattina|stamani|stamane|stasera|di giornata|della giornata|la giornata|del giorno|odiern[oaie])\b/,
    0,
    0,
  ],
  [/\bieri\b/, 1, 1],
  [/\baltro ieri\b|\bl.altroieri\b/, 2, 2],
  [
    /\b(questa|in|ultima) settimana\b|\bultimi giorni\b|\b(?:giorni (?:scors|passat)i|(?:scors|passat)i giorni)\b/,
    6,
    0,
  ],
  [/\b(questo|ultimo) mese\b|\bultime settimane\b/, 29, 0],
];

/** Sunday to Saturday, by the number of the weekday. */
/** A weekday is in the past after these words; alone it may be to come. */
const pastWeekday = new RegExp(
  `(?:notizi[ae]|titoli|giornale|prima pagina) di (${weekdayNames.join('|')})(?!\\p{L})|(?:successo|accaduto) (${weekdayNames.join('|')})(?!\\p{L})|(?<!\\p{L})(${weekdayNames.join('|')}) scors[oa]`,
  'u',
);

const lastWeekday = (name: string, today: string): Period => {
  const back = (weekdayOf(today) - (weekdayNames as readonly string[]).indexOf(name) + 6) % 7;
  const day = addDays(today, -back - 1);
  return { from: day, to: day };
};

/** Monday to Sunday of the week before. */
const lastWeek = (today: string): Period => {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7) - 7);
  return { from: monday, to: addDays(monday, 6) };
};

/** 'Negli ultimi tre giorni', 'nelle ultime 24 ore', in digits. */
const lastDays = /(?<!\p{L})(?:ultimi|scorsi|passati) (\d{1,2}) giorni(?!\p{L})/u;
const lastHours = /(?<!\p{L})ultime 24 ore(?!\p{L})/u;

/** A weekend is in the past beside these words; alone it may be to come. */
const pastWeekend =
  /(?<!\p{L})(?:(?:scors|passat|ultim)o (?:fine settimana|week-?end)|(?:fine settimana|week-?end) (?:scors|passat)o)(?!\p{L})|(?<!\p{L})(?:success|accadut|capitat)[oaie](?!\p{L}).*(?:fine settimana|week-?end)|(?:fine settimana|week-?end).*(?:success|accadut|capitat)[oaie](?!\p{L})/u;

/** Saturday and Sunday, the latest that are over. */
const lastWeekend = (today: string): Period => {
  const sunday = addDays(today, -(weekdayOf(today) === 0 ? 7 : weekdayOf(today)));
  return { from: addDays(sunday, -1), to: sunday };
};

const countedPeriod = (text: string, today: Day): Period | undefined => {
  const digits = withDigits(text);
  const [, days] = lastDays.exec(digits) ?? [];
  if (days !== undefined) return { from: addDays(today, 1 - Math.max(1, Number(days))), to: today };
  if (lastHours.test(digits)) return { from: addDays(today, -1), to: today };
  return pastWeekend.test(text) ? lastWeekend(today) : undefined;
};

const MONTH = monthNames.join('|');
/** A date bounds what the paper wrote only beside these words; alone it may be the day of an event, also to come. */
const ofThePaper = /\b(notizi[ae]|articol[io]|titol[io]|prima pagina|giornale|successo|accaduto)\b/u;
const dateNamed = new RegExp(
  `(?<!\\p{L})(?:il|del|l[’']|dell[’']) ?(\\d{1,2}|primo) (${MONTH})(?: (\\d{4}))?(?!\\p{L})`,
  'iu',
);
const monthNamed = new RegExp(`(?<!\\p{L})(?:ad?|di|in|d[’']|mese di) ?(${MONTH})(?: (\\d{4}))?(?!\\p{L})`, 'iu');

const firstOf = (year: number, month: string): Day =>
  `${year}-${String((monthNames as readonly string[]).indexOf(month) + 1).padStart(2, '0')}-01`;

/** The named month: of the year, or else the latest that has begun. */
const monthOf = (month: string, year: string | undefined, today: Day): Period => {
  const thisYear = Number(today.slice(0, 4));
  const from =
    year === undefined
      ? firstOf(thisYear - (firstOf(thisYear, month) > today ? 1 : 0), month)
      : firstOf(Number(year), month);
  return { from, to: addDays(addMonths(from, 1), -1) };
};

/** The named day: of the year, or else the latest that has come; undefined for a day that does not exist. */
const dateOf = (day: string, month: string, year: string | undefined, today: Day): Period | undefined => {
  const inYear = (one: number): Day =>
    firstOf(one, month).slice(0, 8) + (day === 'primo' ? '01' : day.padStart(2, '0'));
  const thisYear = Number(today.slice(0, 4));
  const date = year === undefined ? inYear(thisYear - (inYear(thisYear) > today ? 1 : 0)) : inYear(Number(year));
  return parseDay(date.replaceAll('-', '')) && { from: date, to: date };
};

const datedPeriod = (text: string, today: Day): Period | undefined => {
  if (!ofThePaper.test(text)) return undefined;
  const [, day, dayMonth, dayYear] = dateNamed.exec(text) ?? [];
  if (day !== undefined && dayMonth !== undefined) return dateOf(day, dayMonth, dayYear, today);
  const [, month, year] = monthNamed.exec(text) ?? [];
  return month === undefined ? undefined : monthOf(month, year, today);
};

/**
 * The period named in a question: 'oggi', 'ieri', 'questa settimana', 'la settimana scorsa', 'lunedì scorso', and of the
 * paper 'a marzo', 'il 3 marzo'; undefined when there is none.
 */
export const periodOf = (question: string, now: number): Period | undefined => {
  const text = question.toLowerCase();
  const today = dayOf(new Date(now));
  if (/\b(settimana (?:scorsa|passata)|(?:scorsa|passata) settimana)\b/.test(text)) return lastWeek(today);
  const counted = countedPeriod(text, today);
  if (counted) return counted;
  const weekday = pastWeekday.exec(text);
  const dated = datedPeriod(text, today);
  if (dated) return dated;
  if (weekday) return lastWeekday(weekday.slice(1).find((name) => name !== undefined) ?? '', today);
  const rule = rules.findLast(([pattern]) => pattern.test(text));
  if (!rule) return undefined;
  const [, first, last] = rule;
  return { from: addDays(today, -first), to: addDays(today, -last) };
};

/** Words that ask what the paper says, whatever the matter. */
const ofNews =
  /\b(notizi[ae]|news|novità|titoli|prima pagina|successo|succede|accaduto|accade|riassu\p{L}+|riepilog\p{L}+|sintesi|in breve|sintetizz\p{L}+|aggiorna\p{L}*|ultime di oggi|fatti del giorno|apertura di oggi|si dice|di cosa parla(?:va)?|(?:c.è|c'era|ce) (?:oggi|ieri|di nuovo)|(?:ha|hanno|avete) (?:scritto|pubblicato)|(?:è|sono) uscit[oaie]|elenc(?:ami|atemi|hi)|uscit[oaie] (?:oggi|ieri|la (?:scorsa )?settimana)|in (?:poche|due|tre|cinque) (?:righe|parole|punti)|(?:scrive|riporta|racconta|pubblica|titola) (?:oggi |ieri )?il giornale|(?:sul|nel) giornale di (?:oggi|ieri)|giornale di (?:oggi|ieri)|numero di oggi|edizione di oggi|cosa devo sapere|(?:cose|fatti) (?:pi[uù]|principali|di rilievo|important\p{L}*)|(?:c.è|c.era|dice|dicono|si dice) (?:niente|qualcosa|qualche cosa)|avete (?:parlato|detto|messo|raccontato)|(?:che|cosa) c.era|^(?:top |lo |la |l.)?\p{L}+ di (?:oggi|ieri)$|(?:cosa|che) (?:diceva|dicevano|diceva|raccontava|riportava|scriveva)|parl(?:a|ava) (?:il|di che)|(?:di )?(?:che|cosa) parl(?:a|ava)|che novità|pezzo su\p{L}*|articolo su\p{L}*|cosa c.è da sapere|articoli (?:di|su|sul|sull|sulla|del)|dicono i giornali|dice il giornale|parla(?:va)? il giornale|succedendo|ultim(?:[ae] |[’'])or[ae]|(?:fa\p{L}*|il) punto (?:d\p{L}+|su\p{L}*)|mi sono pers[oa]|rassegna(?! stampa)|(?:panoramica|quadro|carrellata|sommario|bollettino) (?:di|del|della)|storie (?:che contano|del giorno|di oggi)|di \p{L}+ (?:che|cosa) c.è|racconta\p{L}* la giornata|di (?:che|cosa) si parla|(?:sul|nel|il) giornale (?:oggi|ieri|stamattina|questa mattina|stamani)|(?:oggi|ieri|stamattina|stamani) (?:sul|nel|il) giornale|(?:cosa|che) (?:c.è|c e|ci sta|ci sono)\p{L}* (?:sul|nel) giornale)(?!\p{L})/u;

/** "C'e'" and "c'e" are "c'è". */
const accented = (text: string): string => text.replace(/(?<=(?<!\p{L})c[’'])e(?:['’`](?!\p{L}))?(?!\p{L})/giu, 'è');

/** Whether a question asks for news in general: 'le notizie di oggi', 'che cosa è successo ieri'. */
export const asksForNews = (question: string): boolean => ofNews.test(accented(question.toLowerCase()));

/** Words of telling, which ask for the news beside a day: 'l’essenziale di oggi', 'che cosa scrivevate ieri'. */
const telling =
  /(?<!\p{L})(?:news|notizi\p{L}+|(?:è |era )?capita\p{L}+|scriv\p{L}+|articol[oi]|essenzial\p{L}+|sunto|riassu\p{L}+|riepilog\p{L}+|succe\p{L}+|accad\p{L}+|avvenut\p{L}+|avveniment[oi]|titol\p{L}+|edizione|giornale|giornata|pubblic\p{L}+|racconta\p{L}*|salient\p{L}+|principal\p{L}+|in evidenza|in sintesi|di (?:che|cosa) parl\p{L}+|aggiorna\p{L}*|ultime|recap|pillole|mi (?:sono|son|ero) pers[oa]|bolle in pentola|si muove|si dice)(?!\p{L})/u;

/** Whether a question that names a day may ask for its news. */
export const mayAskForNews = (question: string): boolean =>
  asksForNews(question) || telling.test(question.toLowerCase());

const timeWords =
  /\b(oggi|stamane|quest.oggi|stamattina|stamani|stasera|di giornata|l.altro ?ieri|altro ieri|ieri|(?:questa|scorsa|ultima) settimana|settimana (?:scorsa|passata)|passata settimana|settimana|(?:ultim|scors|passat)i (?:\p{L}+ |\d+ )?giorni|ultime (?:24|ventiquattro) ore|fine settimana|week-?end|(?:questo|ultimo) mese|ultime settimane|scors[oa]|giorni|mese|ultim[ei])(?!\p{L})/giu;

/** A question without the words that name a period. */
const timeless = (question: string): string =>
  question.replace(dateNamed, ' ').replace(monthNamed, ' ').replace(timeWords, ' ');

const newsWords =
  /\b(notizi[ae]|news|top|novità|titoli|prima pagina|successo|succede|accaduto|accade|più|riassu\p{L}*|riepilog\p{L}*|elenc\p{L}*|raccont\p{L}*|dimmi|dammi|fai|fammi|fatti|principali|importanti|articol\p{L}*|scritto|avete|uscit[oaie]|in (?:poche|due|tre|cinque) (?:righe|parole|punti)|scrive|scritt[ei]|dice|dicono|parla\p{L}*|c.è|qual\p{L}*|sono|giornal\p{L}*|edizione|sintesi|breve|sintetizz\p{L}*|aggiorna\p{L}*|giornata|giorno|odiern\p{L}*|riporta|pubblica\p{L}*|titola|numero|devo|sapere|vorrei|voglio|puoi|potresti|mi|leggere|letto|trovo|succedendo|punto|pers[oa]|ci sta|apr[ei]|aria|tira|giro|tempo|mattina|buongiorno|ciao|salve|ultim|or[ae]|c.era|importante|rilievo|interessant\p{L}*|tutt[eio]|fare|fatto|legg(?:imi|i|ete|etemi|e)|dici|dite|ditemi|dicci|dirmi|diceva\p{L}*|please|raga\p{L}*|grazie|gentilmente|per (?:favore|piacere|cortesia)|scusa\p{L}*|elenc\p{L}*|bro|zio|amici|senti|minut[oi]|righe|parole|cose|quest.oggi|niente|qualcosa|parlato|detto|pezzo|ritrov\p{L}*|trov\p{L}*|pi[uù]|velocemente|veloce|proposito|dia|mandami|mostra\p{L}*|vedere|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|prepar\p{L}*|stori[ae]|contano|rassegna|panoramica|quadro|sommario|carrellata|bollettino|intorno|attorno|dintorni|zona|parti|scriv\p{L}+|capita\p{L}+|essenzial\p{L}+|sunto|succe\p{L}+|accad\p{L}+|avvenut\p{L}+|avveniment[oi]|titol\p{L}+|salient\p{L}+|evidenza|qualsiasi|qualunque|un[oa]?|servono|punti|recap|pillole|bolle in pentola|si muove|aggiornamenti|fresc\p{L}+|gross[eio]|bello|svelt\p{L}+|rapid\p{L}+|\d+)(?!\p{L})/giu;

const closed = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** A question without the words that ask for news in general. */
export const matterOf = (question: string): string => closed(timeless(accented(question)).replace(newsWords, ' '));

/** What is to be searched: the matter of a question for news; else the question without its period. */
export const searchedIn = (question: string, period: Period | undefined): string => {
  if (asksForNews(question)) return matterOf(question);
  return period ? closed(timeless(question)) : question;
};
