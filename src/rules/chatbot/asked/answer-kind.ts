import { monthNames } from '../../text/dates.ts';
import { roleAsked, thingAsked } from './asked-for.ts';
import { type Count, countOf } from './counted.ts';
import { withDigits } from './italian-numbers.ts';

/** Sentences are read with their numbers in digits. */
const AMOUNT =
  '(?:\\d[\\d.,]*(?: ?(?:mila|milion[ei]|miliard[oi]))?|metà|doppio|triplo|terzo|quarto|decin[ae]|centinai[oa]|migliai[oa]|milion[ei]|miliard[oi])';
const COUNT = `(?:${AMOUNT}|un[oa]?)`;
const MONTHS = monthNames.join('|');
const TIMES =
  `${MONTHS}|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|oggi|ieri|domani|stamattina|stamani|stasera|stanotte|` +
  'primavera|estate|autunno|inverno|natale|pasqua|ferragosto|alba|mezzogiorno|mezzanotte|mattina|mattino|pomeriggio|sera';

const whole = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
const pattern = (source: string): RegExp => new RegExp(source, 'iu');
/** A number, then one of these units within three words. */
const measure = (units: string): RegExp => pattern(`${whole(COUNT)}(?:\\s+\\p{L}+){0,3}?\\s*${whole(units)}`);

/** None at all. */
const none = pattern(whole('nessun[oa]?|zero|non (?:ci|vi|si) (?:sono|siano|sarebbero|registrano|segnalano|contano)'));
/** 'uno' alone is no amount. */
const number = pattern(`\\d|${whole(AMOUNT)}|${none.source}`);
const HOUR = `(?<!\\d)\\d{1,2}[.:]\\d\\d(?!\\d|[.]\\d)|${whole(`(?:alle|dalle|le|ore|fino alle) (?:\\d|una?)|mezzogiorno|mezzanotte|all.una`)}`;
const hour = pattern(HOUR);
const YEAR = '(?<![\\d.])(?:1\\d|20)\\d\\d(?![\\d.]*\\d)';
/** An hour, a day or a year, but not the 1 of 'linea 1'. */
const time = pattern(
  `${HOUR}|${whole('dal \\d+|entro il \\d+')}|${YEAR}|${whole(TIMES)}|${whole(`(?:fra|tra|entro|da|dopo) ${COUNT} (?:minuti|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])`)}`,
);
const money = pattern(
  `${whole(COUNT)}(?:\\s+\\p{L}+){0,2}?\\s*(?:[€$£]|${whole('euro|centesim[oi]|dollar[oi]|sterlin[ae]|lire|franch[io]|yen|milion[ei]|miliard[oi]')})|[€$£]\\s?\\d|${whole('grat(?:is|uit[oaie])')}`,
);

/** Nouns for people: 'un uomo di ventisei anni' is an answer to 'chi'. */
const PEOPLE =
  'uom[oi]|donn[ae]|ragazz[oaie]|bambin[oaie]|coppi[ae]|famigli[ae]|padr[ei]|madr[ei]|pensionat[oaie]|student[ei]|studentess[ae]|alunn[oaie]|' +
  'giovan[ei]|anzian[oaie]|medic[oi]|soc[io]|sindac[oai]|assessor[aei]|vesc(?:ovo|ovi)|parroc(?:o|i)|carabinieri|polizia|comitato|consorzio|cooperativa|associazione|' +
  '\\p{L}{5,}enn[ei]|custod[ei]|barist[ai]|operai[oae]?|dipendenti|residenti|commerciant[ei]|agricoltor[ei]|' +
  '\\p{L}{3,}(?:tric[ei]|logi|loga|log[oh]e?|chieri)|(?:un|una|il|la|gli|le|i|due|tre) \\p{L}{3,}(?:ista|isti|iste|iere|iera|ieri|aio|aia|tore|tori)';
const people = pattern(whole(PEOPLE));
/** Capitalised words that begin the name of a place. */
const PLACES =
  'via|viale|corso|piazza|piazzale|largo|vicolo|borgo|porta|porto|ponte|passo|pieve|castel|castello|marina|punta|monte|val|valle|lago|pian|san|santa|santo|teatro|stazione|torre|isola|fiume|contrada|palazzo';
const isPlaceWord = pattern(`^(?:${PLACES})$`);
const NAME = "\\p{Lu}[\\p{L}’'-]*\\p{Ll}[\\p{L}’'-]*";
const names = new RegExp(`${NAME}(?: (?:d[eia]|della|van|von|el|al) ${NAME}| ${NAME})*`, 'gu');
/** 'a Giovanni' may be a person, 'di Gaviano' a place: one word after a preposition is no person. */
const afterPreposition =
  /(?<!\p{L})(?:a|ad|di|da|in|nel|nella|nell’|del|della|dell’|al|alla|all’|dal|dalla|dall’|per|su|sul|sulla)\s?$/iu;

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a sentence has the name of a person, firm or team that is not in the question. `strict`: a person's name only. */
const hasName = (question: string, sentence: string, strict: boolean): boolean => {
  const asked = new Set(words(question));
  return [...sentence.matchAll(names)].some(({ 0: name, index }) => {
    const parts = name.split(' ');
    const fresh = parts.filter((part) => !words(part).every((word) => asked.has(word)));
    if (fresh.length === 0 || isPlaceWord.test(parts[0] ?? '')) return false;
    if (fresh.length > 1) return true;
    const before = sentence.slice(0, index);
    const isFirst = /^[\s«“"'(–—]*$|[.!?:…]["»”’)]*\s*[«“"(–—]?\s*$/u.test(before);
    return !isFirst && (strict ? !afterPreposition.test(before) : true);
  });
};

const isPerson = (sentence: string, question: string): boolean => {
  const strict = roleAsked(question) !== undefined;
  return hasName(question, sentence, strict) || (!strict && people.test(sentence));
};

const SPOT =
  'accanto|vicino|sotto|sopra|dentro|davanti|dietro|presso|fuori|' +
  '(?:in|nel|nello|nella|nei|nelle|al|alla|allo|ai|alle|sul|sulla|dal|dalla) (?:\\p{L}+ ){0,2}?(?:via|viale|corso|piazza|vicolo|biblioteca|teatro|stadio|scuola|ospedale|chiesa|parrocchia|canonica|stazione|porto|centro|parco|palazzo|museo|mercato|municipio|cinema|cava|lavatoio|paese|città|valle|piazzale|caserma|collegio|edicol[ae]|farmaci[ae]|uffici|sede|deposito|campo|giardino|fiume|ponte|spiaggia|laboratorio|cantina)';
const spot = pattern(`${whole(SPOT)}|(?<!\\p{L})(?:via|viale|corso|piazza|vicolo|strada) (?:d\\p{L}+ )?\\p{L}`);
const properPlace = new RegExp(
  `(?<!\\p{L})(?:[aA]d?|[iI]n|[dD]a|[dD]i|[nN]el(?:l[aeo’]|l’)?|[nN]ei|[nN]egli|[aA]l(?:l[aeo’])?|[dD]al(?:l[aeo’])?|[sS]ul(?:l[aeo’])?|[vV]erso|[pP]resso|[tT]ra|[fF]ra|[dD]el(?:l[aeo’])?)\\s?(?:\\p{Ll}+ )?${NAME}`,
  'u',
);
const namedPlace = new RegExp(
  `(?<!\\p{L})(?:${PLACES.replace(/(?<=^|\|)(\p{L})/gu, (letter) => letter.toUpperCase())}) ${NAME}`,
  'u',
);
const isPlace = (sentence: string): boolean =>
  spot.test(sentence) || properPlace.test(sentence) || namedPlace.test(sentence);

/** How well a sentence holds an answer to a question: 0 is not at all, above 1 is to the letter. */
type Strength = (question: string) => (sentence: string) => number;
export const TO_THE_LETTER = 1.25;
/** A sentence that has the counted thing counts it beside a number. */
const countStrengths: Readonly<Record<Count, number>> = { counted: TO_THE_LETTER, named: 0.5, alike: 0, absent: 1 };
/** `told`: words that say whose the answer is, as 'costa' does of a price. */
const like =
  (answer: RegExp, told?: RegExp, untold = 1): Strength =>
  () =>
  (sentence) => {
    if (!answer.test(sentence)) return 0;
    return told?.test(sentence) ? TO_THE_LETTER : untold;
  };
const ofPrice = pattern(
  '(?<!\\p{L})(?:cost|spes|spend|prezz|tariff|pag(?:a|h|o|ò|er)|val[eg]|vers(?:a|er|o|i)|incass|guadagn|canon|retribu|indennit)',
);
const ofWeight = pattern('(?<!\\p{L})pes[aoài]');
const ofTime = pattern('(?<!\\p{L})(?:dur[aò]|mett|impieg|rimas|attes|aspett)');
/** People and places have more names than any list: a sentence without a known one may name one. */
const PERHAPS = 0.5;
const whether =
  (isAnswer: (sentence: string, question: string) => boolean): Strength =>
  (question) =>
  (sentence) =>
    isAnswer(sentence, question) ? 1 : PERHAPS;

/** 'Si chiama', 'battezzato': the sentence says a name. */
const naming = new RegExp(
  `(?<!\\p{L})(?:(?:[Cc]hiam|[Bb]attezz|soprannom|ribattezz|intitol|denomin)\\p{L}*|[Nn]ome|cognome|dett[oa])(?!\\p{L})[ :,«“"]*(?:(?:di|è|era|il|la|l’|così|con|come) ?){0,2}[«“"]?${NAME}`,
  'u',
);
/** A name beside what is asked for, 'il sindaco Rossi', also answers; any other is somebody else's. */
const named: Strength = (question) => {
  const role = roleAsked(question);
  const beside =
    role === undefined
      ? undefined
      : new RegExp(`(?<!\\p{L})${role.slice(0, -1)}\\p{L}{1,3}(?: \\p{Ll}+)?,? ${NAME}`, 'u');
  return (sentence) => {
    if (!hasName(question, sentence, false)) return 0;
    if (naming.test(sentence)) return TO_THE_LETTER;
    return beside?.test(sentence) ? 1 : 0;
  };
};

/** A day, month or year answers 'quando' better than an hour. */
const day = pattern(`${YEAR}|${whole(TIMES)}|${whole(`${COUNT} (?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) fa`)}`);
const when: Strength = () => (sentence) => (day.test(sentence) ? TO_THE_LETTER : time.test(sentence) ? 1 : 0);

const count: Strength = (question) => {
  const thing = thingAsked(question);
  return (sentence) => {
    if (!number.test(sentence)) return 0;
    if (thing === undefined) return 1;
    const strength = countStrengths[countOf(thing, sentence)];
    return none.test(sentence) ? Math.max(strength, 1) : strength;
  };
};

const HOW_MUCH = 'quanto (?:è |era |sarà |sono |ha |hanno |aveva |è stat[oa] |sono stat[ie] |può |verrà |viene |si )?';

/** The words of a dimension: a length with another one's word does not answer. */
const dimensions = [
  'alt|altezza',
  'lung|lunghezza',
  'larg|larghezza',
  'profond|profondità',
  'dist|lontan|distanza',
].map((stems) => pattern(`(?<!\\p{L})(?:${stems})\\p{L}*`));
const metres = measure('metr[oi]|chilometr[oi]|centimetr[oi]|millimetr[oi]|migli[ao]|passi|km|m|cm|piedi');
const length: Strength = (question) => {
  const asked = dimensions.find((one) => one.test(question));
  return (sentence) => {
    if (!metres.test(sentence)) return 0;
    if (asked?.test(sentence)) return TO_THE_LETTER;
    return asked && dimensions.some((one) => one.test(sentence)) ? 0 : 1;
  };
};

/** Money answers a bare 'quanto' best. */
const amount: Strength = () => (sentence) => (money.test(sentence) ? TO_THE_LETTER : number.test(sentence) ? 1 : 0);
/** The first row that fits decides. */
const requests: readonly (readonly [request: RegExp, strength: Strength])[] = [
  [
    pattern(
      whole(
        `${HOW_MUCH}(?:cost\\p{L}+|spes[oaie]|spend\\p{L}+|val[eg]\\p{L}*|vale|pag\\p{L}+|sbors\\p{L}+|vers(?:a|ano|ato|erà)|incass\\p{L}+|guadagn\\p{L}+|(?:prend|dà|dann)\\p{L}*(?= (?:al|di) \\p{L}))|a (?:che|quale) prezzo|(?:che|qual è (?:il|la|lo)|quale) (?:prezzo|costo|canone|tariffa|affitto|cifra|somma)|quant[io] (?:euro|soldi|denaro)`,
      ),
    ),
    like(money, ofPrice),
  ],
  [
    pattern('(?<!\\p{L})(?:che|quale) (?=(?:stipendio|paga|salario)(?!\\p{L}))'),
    like(money, pattern('(?<!\\p{L})(?:stipend|pagh|guadagn|salari|retribu|bust|prend)'), 0.5),
  ],
  [
    pattern('(?<!\\p{L})(?:che|quale) (?=(?:multa|rimborso|contributo|indennizzo|retta|premio)(?!\\p{L}))'),
    like(money, pattern('(?<!\\p{L})(?:mult|sanzion|rimbors|contribu|indenn|rett|premi)'), 0.5),
  ],
  [
    pattern(whole(`${HOW_MUCH}(?:pes\\p{L}+)`)),
    like(measure('chil[oi]|chilogramm[oi]|quintal[ei]|tonnellat[ae]|gramm[oi]|ett[oi]|kg|g|t'), ofWeight),
  ],
  [
    pattern(
      whole(
        `${HOW_MUCH}(?:alt[oaie]|lung[oaih]+e?|larg[oaih]+e?|profond[oaie]|lontan[oaie]|dist\\p{L}+(?! in (?:minuti|ore))|misur\\p{L}+|è alt\\p{L}+)|a (?:che|quale) (?:profondità|distanza|altezza|quota)`,
      ),
    ),
    length,
  ],
  [
    pattern(whole('quant[oa] (?:acqua|pioggia|neve|fango|benzina|latte|vino|olio)')),
    like(
      measure('metr[oi]|centimetr[oi]|millimetr[oi]|litr[oi]|ettolitr[oi]|tonnellat[ae]|quintal[ei]|chil[oi]|cm|mm'),
    ),
  ],
  [
    pattern(
      whole(
        "(?:di )?quanto (?:è|sono|era) (?:il|lo|la|i|gli|le|l[’'])\\s?(?:rett|tariff|canon|affitt|quot|prezz|cost|bollett|mult|stipend|rimbors|contribut|bigliett|premi|spes)\\p{L}*",
      ),
    ),
    like(money),
  ],
  [
    pattern(whole('(?:a|di) (?:che|quale) età|quanti anni (?:ha|aveva|hanno)')),
    like(pattern(`${whole(COUNT)} anni|\\d\\d[- ]?enn[ei]|\\p{L}+(?:ant|vent|trent)\\p{L}*enn[ei]`)),
  ],
  [
    pattern(
      whole(
        `${HOW_MUCH}(?:dur\\p{L}+|tempo)|quanto (?:ci |si )?(?:mett|vuol|impieg)\\p{L}*|quanto (?:\\p{L}+ ){0,2}(?:aspett|attend|ferm)(?:[aei]|ano|ono|are|ere|erà|iamo)|quanto dista in \\p{L}+|(?:da|per|in) quanto tempo|quanto tempo|(?:tra|fra|entro|ogni) quanto`,
      ),
    ),
    like(
      measure('decim[oi]|second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|nott[ei]|secol[oi]'),
      ofTime,
    ),
  ],
  [pattern(whole('quant[ie] (?:km|chilometri|metri|miglia)')), length],
  [pattern(whole('quant[ie](?= +\\p{L}{3,})')), count],
  [pattern(`${whole('quant[aie]')}|${whole('(?:a|per) (?:che|quale) (?:velocità|età)')}`), like(number)],
  [pattern(whole('quanto')), amount],
  [pattern(whole('(?:che|quale) or[ae](?: (?:si )?(?:cominci\\p{L}*|inizi\\p{L}*))?')), like(hour)],
  [pattern(whole('(?:che|quale) anno')), like(pattern(YEAR))],
  [
    pattern(
      whole(
        '(?:quando|(?:che|quale|quali) (?:giorn[oi]|mese|data))(?: (?:si |è |sono )?(?:cominci\\p{L}*|inizi\\p{L}*|part(?:e|ono|irà|iranno|it[oaie])))?',
      ),
    ),
    when,
  ],
  [
    pattern(
      whole(
        "(?:come (?:si |l[’']hanno |lo hanno |la hanno |li hanno |hanno |viene |è stat[oa] )?chiam\\p{L}+|che nome|(?:qual è|quale è) il nome|nome e cognome|come (?:f\\p{L}+|è|si fa) (?:di cognome|all[’']anagrafe)|all[’']anagrafe come f\\p{L}+)",
      ),
    ),
    named,
  ],
  [pattern(whole('chi')), whether(isPerson)],
  [
    pattern(
      `${whole("dove|dov[’']è")}|${whole('(?:a|da|di|in|per) (?:che|quale) (?:città|paese|luogo|posto|zona|via|piazza|quartiere|regione|provincia|nazione)')}`,
    ),
    whether(isPlace),
  ],
  [
    pattern(whole('si paga|costa (?:qualcosa|molto|tanto|caro|poco)|(?:è|sono) (?:gratis|gratuit[oaie]|a pagamento)')),
    like(money),
  ],
];

/** A forecast does not tell what happened. */
const isForecast = pattern(whole('pronostic\\p{L}+|favorit[oaie]|potrebbe|potrebbero|scommett\\p{L}+'));
const isPast = pattern(whole('(?:ha|hanno|è|sono|era|aveva) (?:stat[oaie] )?\\p{L}+(?:t|s|rt|nt|tt)[oaie]'));

/** A question for a thing, a way or a reason. What it asks later is a clause: 'cosa regala a chi arriva in tram?' */
const asksOtherwise = pattern(`^(?:e |ma )?${whole('(?:che )?cosa|come|perch[eé]')}`);

/** What a question wants to know. */
export interface Request {
  /** 'Quanto costa' in 'Quanto costa il biglietto?'. A sentence that holds an answer need not repeat them. */
  readonly words: string;
  /** How well a sentence holds an answer: 0 is not at all, above 1 is to the letter. */
  strengthOf(sentence: string): number;
}

/**
 * The request of a question for an amount ('quanto'), a time ('quando', 'che ora'), a person ('chi') or a place ('dove').
 * Undefined for another question.
 */
export const requestOf = (question: string): Request | undefined => {
  const isOfPast = isPast.test(question);
  for (const [request, strength] of requests) {
    const found = request.exec(question);
    if (!found || asksOtherwise.test(question.slice(0, found.index))) continue;
    const read = strength(question);
    return {
      words: found[0],
      strengthOf: (sentence) => (isOfPast && isForecast.test(sentence) ? 0 : read(withDigits(sentence))),
    };
  }
  return undefined;
};
