import { numberOf } from '../chatbot/asked/italian-numbers.ts';
import { fits } from './words.ts';

/** Products as a reader names them. */
export const pricedProducts = ['mobile', 'digital', 'digital+', 'rassegna'] as const;
export type PricedProduct = (typeof pricedProducts)[number];

/** `other`: a period that is not sold, such as two years. */
export type PricedPeriod = 'mensile' | 'trimestrale' | 'annuale' | 'other';

/** What a question about prices asks for. Empty fields: no preference. */
export interface PriceQuestion {
  readonly products: readonly PricedProduct[];
  /** Several are compared. */
  readonly periods: readonly PricedPeriod[];
  readonly isReduced: boolean;
  /** For whom a reduced price is asked; `other`: for an age that has none. Undefined for both or neither. */
  readonly group: 'student' | 'senior' | 'other' | undefined;
  readonly isCheapest: boolean;
  readonly isDearest: boolean;
  /** What new readers pay at first. */
  readonly isFirst: boolean;
  /** How much less a longer period costs. */
  readonly isSaving: boolean;
  /** The part of a longer period's price that a day or a month costs. */
  readonly per: 'giorno' | 'mese' | undefined;
  /** Words that the price lists do not explain: they may name an offer, as `stagione` does. */
  readonly words: readonly string[];
}

const students =
  'student-|accademi-|studia|studiamo|studiano|universitar-|universita|liceo|matricol-|giovan-|under|ragazz-|laurea|laureand-';
const seniors = 'anzian-|pensionat-|pensione|over|senior|nonno|nonna|nonni';
/** Asks for a price when it is said for whom. */
const asksForGroup = 'quanto|prezz-|tariff-|cost-|scont-|agevolaz-|agevolat-|riduzion-|ridott-';

const relatives =
  'padre|madre|papa|mamma|nonno|nonna|zio|zia|suocer-|moglie|marito|figlio|figlia|fratello|sorella|nipote';

/** `settantenne`, `sessantacinquenni`, `68enne`. */
const inOneWord = /^(.+?)a?enn[ei]$/;
const yearsOf = (word: string): string => {
  const [, age = ''] = inOneWord.exec(word) ?? [];
  return String(numberOf(`${age}a`) ?? numberOf(`${age}o`) ?? numberOf(`${age}e`) ?? age);
};

/** `ho 70 anni`, `ne ho compiuti settanta`, `ne ha 71`, `68enne`, `mio padre di 70`: the ages that have reduced prices. */
const hasAge = (words: readonly string[], ages: RegExp): boolean =>
  words.some(
    (word, at) =>
      ages.test(yearsOf(word)) ||
      (ages.test(String(numberOf(word) ?? word)) &&
        (fits(words.slice(at + 1, at + 2), 'anni') ||
          fits(words.slice(at - 1, at), 'compiut-') ||
          fits(words.slice(Math.max(0, at - 2), at), 'ne_ho|ne_ha') ||
          fits(words.slice(Math.max(0, at - 2), at), `${relatives} di`))),
  );
/** `classe 1952`, `nata nel 1948`. */
const bornLongAgo = /(?<!\p{L})(?:classe|nat[oa]) (?:del |nel )?19[2-5]\d(?!\d)/u;
const isStudent = (words: readonly string[]): boolean => fits(words, students) || hasAge(words, /^(?:1[4-9]|2\d)$/);
const isSenior = (words: readonly string[]): boolean =>
  fits(words, seniors) || hasAge(words, /^(?:6[5-9]|[7-9]\d)$/) || bornLongAgo.test(words.join(' '));

/** `ho 40 anni`: an age without a reduced price. */
const isOtherAge = (words: readonly string[]): boolean =>
  fits(words, 'ho|ha|compio|compie') && hasAge(words, /^(?:[345]\d|6[0-4])$/);

const groupIn = (words: readonly string[]): PriceQuestion['group'] => {
  if (isStudent(words) !== isSenior(words)) return isStudent(words) ? 'student' : 'senior';
  return isOtherAge(words) && !isStudent(words) ? 'other' : undefined;
};

/** Words of a question about the price lists alone; any other word may need a search. */
const plain =
  'quanto|quanti|quant|quale|qual|quali|che|cosa|come|e|ed|o|a|ad|al|all|allo|alla|alle|l|la|le|lo|il|i|gli|un|una|uno|di|d|del|dell|della|delle|degli|per|da|in|con|su|mi|ci|vi|si|se|sono|invece|allora|ma|anche|poi|tutto|quello|quella|piu|meno|car-|dite|dirmi|dimmi|sapere|vorrei|voglio|posso|avere|potrei|buongiorno|salve|ciao|buonasera|grazie|scusi|scusa|fare|ho|leggervi|leggere|giornale|quotidiano|cost-|prezz-|tariff-|listin-|vien-|verr-|paga|pago|pagherei|spende|spenderei|euro|soldi|abbonament-|abbonar-|abbono|offert-|formul-|piano|pacchett-|digital-|online|plus|base|rassegna|stampa|sfogliator-|mes-|mensil-|ann-|trimestr-|tre|due|3|2|12|sei|6|settiman-|giorn-|solo|ridott-|agevolat-|scont-|student-|studia|studiano|universitar-|universita|liceo|over|under|anzian-|pensionat-|pensione|giovan-|ragazz-|figli-|nonn-|padre|madre|fate|fatto|avete|offrite|c|65|30|26|anni|economic-|nuov-|spesa|vostr-|testata|gazzetta|meriggio|edizione|copia|articoli|pagine|persone|quattro|famiglia|intero|totale|cifra|promo|promozion-|risparm-|conviene|prova|primo|primi|comincia|inizi-|benvenuto|quell-|viene|dopo|diventa|finit-|passat-|volevo|volevamo|senta|senti|punto|virgola|favore|cortesia|gentilmente|scusate|mandate|diviso|fine|col|sul|tutti|tutte|insieme';

const partIn = (words: readonly string[]): PriceQuestion['per'] => {
  if (fits(words, 'al_giorno|giornaliero|giornaliera')) return 'giorno';
  return fits(words, 'al_mese|per_mese annual-|trimestr- !mensil-|e_al|o_al') ? 'mese' : undefined;
};

const periodsIn = (words: readonly string[]): readonly PricedPeriod[] => {
  if (
    fits(
      words,
      'due_anni|2_anni|tre_anni|3_anni|sei_mesi|6_mesi|biennal-|semestr-|cinque_anni|5_anni|dieci_anni|10_anni|a_vita|per_sempre|settiman-|un_giorno',
    )
  )
    return ['other'];
  const longer: PricedPeriod[] = [];
  if (fits(words, 'tre_mesi|3_mesi|trimestr-')) longer.push('trimestrale');
  if (fits(words, 'anno|annual-|annuo|annua|12_mesi|dodici_mesi')) longer.push('annuale');
  const isMonthly =
    partIn(words) === undefined && fits(words, longer.length > 0 ? 'mese|mensil-' : 'mese|mensil-|mesi');
  return isMonthly ? ['mensile', ...longer] : longer;
};

/** `digitl` names the product; `digitale` may mean any. */
const isDigital = (word: string): boolean =>
  fits([word], 'digital') && !word.startsWith('digitale') && word !== 'digitali';

const productsIn = (words: readonly string[]): readonly PricedProduct[] => {
  const text = words.map((word) => (isDigital(word) ? 'digital' : fits([word], 'online') ? 'online' : word)).join(' ');
  const places: readonly (readonly [PricedProduct, number])[] = [
    [
      'mobile',
      text.search(
        /\b(?:on[ -]?line|mobile|sol[oi] (?:gli )?articoli|articoli e basta|senza (?:le )?pagine|senza (?:lo )?sfogliatore|(?:solo|soltanto) (?:dal|col|sul) (?:telefono|telefonino|cellulare|sito))\b/,
      ),
    ],
    [
      'digital',
      text.search(
        /\bdigital\b(?! plus)|\b(?<!senza (?:lo )?)sfogliatore\b|\bsfogliabile\b|\bcon le pagine\b|\bveder\w* le pagine\b|\b(?:da|per) sfogliare\b|\bgiornale intero\b/,
      ),
    ],
    [
      'digital+',
      text.search(
        /\bplus\b|\b(?:tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|piu) (?:persone|lettori|teste|amic(?:i|he)|parenti|coinquilin[ie]|soci|collegh[ie])\b|\b(?:piano|formula|tutta la|una|in|la mia|nostra) famiglia\b|\bsiamo in (?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)\b|\bleggiamo (?:io|in)\b|\bun accesso a (?:ciascuno|testa)\b/,
      ),
    ],
    // No other offer has it.
    ['digital+', asksForPrice(words) ? text.search(/\b(?:archivio|annate)\b/) : -1],
    ['rassegna', text.search(/\brassegna\b/)],
  ];
  const named = places
    .filter(([, at]) => at >= 0)
    .sort(([, one], [, other]) => one - other)
    .map(([product]) => product);
  return [...new Set(named)];
};

const summer = new Set(['giugno', 'luglio', 'agosto', 'settembre']);
const winter = new Set(['dicembre', 'natale', 'gennaio', 'febbraio', 'marzo']);
const seasons = [
  ['estate', summer],
  ['inverno', winter],
] as const;

/** The season of which two months are named: `da giugno ad agosto`. */
const seasonsIn = (words: readonly string[]): readonly string[] =>
  seasons.flatMap(([season, months]) => (words.filter((word) => months.has(word)).length > 1 ? [season] : []));

/** Words of the question that the price list does not explain. */
export const beyondPrices = (words: readonly string[]): readonly string[] => [
  ...words.filter((word) => !fits([word], plain)),
  ...seasonsIn(words),
];

/** The price question in the words, whatever they ask: products in the order in which they are named. */
export const pricedIn = (words: readonly string[]): PriceQuestion => {
  const group = groupIn(words);
  return {
    products: productsIn(words),
    periods: periodsIn(words),
    isReduced: fits(words, 'ridott-|agevolat-') || isStudent(words) || isSenior(words) || group === 'other',
    group,
    isCheapest: fits(words, 'economic-|meno_car-|costa_meno|costa_di_meno|spendere_meno|spendo_meno|costano_meno'),
    isDearest:
      fits(words, 'piu_car-|piu_costos-') || fits(words, 'quale|qual|quello|abbonamento costa_di_piu|costa_piu'),
    isFirst: fits(
      words,
      'primo_mese|primi_mesi|primi_due|primi_tre|promozion-|promo|benvenuto|chi_comincia|per_cominciare|quanto_comincio|mai_stato|mai_stata|mai_avuto|prima_volta|nuovo_abbonato|nuova_abbonata',
    ),
    isSaving:
      fits(words, 'risparm-|conviene|convengono|guadagno|rimetto|rimett-') ||
      fits(words, 'spendo_meno|spendiamo_meno|costa_meno mensil-|mese|mesi annual-|anno|trimestr-') ||
      fits(
        words,
        'scont-|riduzion- anno|annual- pago|paghiamo|pagando|pagamento|pagare subito|tutto|unic-|solo|anticip-',
      ),
    per: partIn(words),
    words: beyondPrices(words),
  };
};

/** Whether they ask for the price of students or of older readers. */
export const asksForReduced = (words: readonly string[]): boolean =>
  fits(words, asksForGroup) && (isStudent(words) || isSenior(words));

/** Whether they ask for the price of somebody of such an age: `mio padre ha 71 anni, quanto spende?` */
export const asksForAge = (words: readonly string[]): boolean =>
  fits(words, asksForGroup) && hasAge(words, /^(?:1[4-9]|2\d|6[5-9]|[7-9]\d)$/);

/** Words that ask for an amount by themselves. */
const amounts =
  'prezz-|tariff-|listin-|costi|costo|importo|esborso|sovrapprezz-|maggiorazion-|supplement-|preventiv-|totale|cifra|canone|che_spesa|quale_spesa|spesa_e|la_spesa|si_paga|cosa_mi_chiedete|cosa_ci_chiedete|a_quanto|quant_e|quanto_e|quanto_fa|quanto_vi_devo|quanto_mi_parte|quanto_dobbiamo_mettere';

/** What follows `quanto`, up to this many words later, where it asks for an amount. */
const paying =
  'cost-|vien-|verr-|mettete|pago|paga|paghe-|paghiamo|pagare|spend-|euro|soldi|tocca|chied-|sbors-|sganci-|prelev-|scal-|comincio|incid-|sale|ammont-|diventa';
const PAYING_WITHIN = 3;

const isHowMuch = (words: readonly string[]): boolean =>
  words.some(
    (word, at) => fits([word], 'quanto|quanti|quant') && fits(words.slice(at + 1, at + 1 + PAYING_WITHIN), paying),
  );

/** Whether they ask what something costs. */
export const asksForPrice = (words: readonly string[]): boolean =>
  fits(words, amounts) || fits(words, 'abbonamento_quanto|tutti_quanto|insieme_quanto') || isHowMuch(words);

/** Whether they say what they can spend: `con sette euro al mese posso leggere?`, `meno di sei euro al mese c’è qualcosa?` */
export const hasBudget = (words: readonly string[]): boolean =>
  fits(
    words,
    'euro|euri mese|mensil-|anno|annual- bast-|ci_sto|posso|esiste|c_e|meno_di|ce_la_faccio !pag-|addebit-|prelev-',
  );

/** Whether they ask what is paid once a cheap beginning is over: `finiti i primi due mesi quanto mi scalate?` */
export const asksForAfter = (words: readonly string[]): boolean =>
  fits(
    words,
    'dopo|poi|finit-|scad-|dal_terzo|in_avanti prova|promo|promozion-|primo_mese|primi|omaggio|99|regalat-|due_mesi|tre_mesi',
  ) &&
  (asksForPrice(words) || fits(words, 'portafoglio|dal_terzo|in_avanti|addebit-'));

/** A question that changes a part of the previous one: `e per un anno?` after `quanto costa Digital?`. */
export const changedPrice = (before: PriceQuestion, now: PriceQuestion): PriceQuestion => {
  const isOther = now.products.length > 0;
  return {
    ...now,
    products: isOther ? now.products : before.products,
    periods: isOther || now.periods.length > 0 ? now.periods : before.periods,
    isReduced: now.isReduced || (!isOther && before.isReduced),
    group: now.isReduced ? now.group : before.group,
  };
};

/** A question of its own in a talk about prices: it is about the same product unless it names one or asks for the cheapest or dearest. */
export const priceInTalk = (before: PriceQuestion, now: PriceQuestion): PriceQuestion =>
  now.products.length === 0 && namesPrice(now) && !now.isCheapest && !now.isDearest ? changedPrice(before, now) : now;

/** Whether it names anything. */
export const namesPrice = ({ products, periods, per, ...wish }: PriceQuestion): boolean =>
  products.length > 0 ||
  periods.length > 0 ||
  per !== undefined ||
  wish.isReduced ||
  wish.isCheapest ||
  wish.isDearest ||
  wish.isFirst ||
  wish.isSaving;
