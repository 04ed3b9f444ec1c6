const ASKS =
  "(?:chi|che cosa|cosa|cos[’']è|che (?:ora|ore|giorno|mese|anno|ruolo|prezzo|età|voto|succede|accade)|quando|dove|dov[’']è|come|com[’']è|" +
  "com[’']era|perch[eé]|quant[oaie]|quale|quali|qual)";
const BEFORE = '(?:(?:a|ad|da|di|in|per|con|su|tra|fino a|entro) )?';
const WITH = '(?:a|con|da|di|in|per|su)';
const asking = new RegExp(`(?<!\\p{L})${BEFORE}${ASKS}(?!\\p{L})`, 'iu');
/** A question, also 'che lavoro fa', or a request such as 'dimmi', 'parlami', 'riassumi'. */
const opening = new RegExp(
  `^(?:e|ma|invece|quindi|allora)? ?(?:${BEFORE}(?:${ASKS}(?!\\p{L})|che \\p{L}{3})|(?:dimmi|ditemi|parlami|parlatemi|mi parli|raccontami|raccontatemi|mi racconti|spiegami|riassumi|vorrei|voglio)(?!\\p{L}))`,
  'iu',
);
/** Words that only request an answer: 'parlami del tram' is about the tram. */
const request =
  /^(?:e |ma |invece |quindi |allora |adesso |ora |poi )*(?:(?:mi |ci )?(?:puoi|sai|potresti) )?(?:dimmi|ditemi|dirmi|dirci|parlami|parlatemi|parlarmi|raccontami|raccontatemi|raccontarmi|spiegami|spiegatemi|riassumi|riassumimi|mi dici|mi dite|mi parli|mi parlate|mi spieghi|mi racconti|mi raccontate|vorrei sapere|voglio sapere|sai|sapete)(?: qualcosa| tutto| che cosa| cosa)?(?!\p{L})/iu;

/** 'Parlami del tram': the reader wants what the paper has of a matter. */
const telling =
  /^(?:e |ma |allora |adesso |ora |poi )*(?:(?:mi |ci )?(?:puoi|sai|potete|sapete|potresti) )?(?:dimmi|ditemi|dirmi|parl\p{L}+|raccont\p{L}+|mi (?:dici|dite|parli|parlate|racconti|raccontate))(?: qualcosa| tutto)? (?:del|dello|della|dei|degli|delle|dell[’']|di) ?\p{L}/iu;
export const asksToTell = (question: string): boolean => telling.test(question.trim());

/** A question without the words that only request an answer. */
export const withoutRequest = (question: string): string => question.replace(request, '').trim();

const courtesy =
  /(?<!\p{L})(?:buongiorno|buonasera|buondì|buon pomeriggio|salve|ciao|scus(?:a|i|ate)(?: (?:tanto|il disturbo|la domanda))?|gentil[ei] (?:redazione|direttore|direttrice)|(?:cara|spettabile) redazione|per (?:favore|piacere|cortesia)|grazie(?: mille| tante)?|cortesemente|gentilmente)(?: a tutti)?(?!\p{L})[\s,;:.!]*/giu;
/** A clause in which readers tell of themselves: 'Mio marito ci ha lavorato una vita: quanto è costata la gru?' */
const ofOneself =
  /(?<!\p{L})(?:mi[oaei]|miei|io|noi|nostr[oaie]|ho|abbiamo|sono|son|siamo|ero|eravamo|stavo|devo|vorrei|avrei|sto|stiamo|vado|torno|esco|faccio|bevo|aspetto)(?!\p{L})/iu;
/** It names the matter all the same: 'ieri ho letto della gru'. */
const ofReading =
  /(?<!\p{L})(?:lett[oaie]|leggevo|leggendo|vist[oaie]|sentito|parl\p{L}+|scri\p{L}+|articolo|notizia|storia|pagina)(?!\p{L})/iu;
const clause = /^[^:;.!?,]*[:;.!,]\s*/u;
/** A question with so many longer words needs nothing that was said before it. */
const WHOLE_QUESTION = 3;
const longWord = /\p{L}{4,}/gu;

/** Whether a clause only tells of the reader. */
export const isAside = (clause: string): boolean =>
  ofOneself.test(clause) && !ofReading.test(clause) && !asking.test(clause);

/** A question without greetings, and without what readers tell of themselves before it. */
export const withoutAsides = (question: string): string => {
  const text = question.replace(courtesy, '').trim();
  const [aside = ''] = clause.exec(text) ?? [];
  const rest = text.slice(aside.length);
  const isWhole = asking.test(rest) && (rest.match(longWord) ?? []).length >= WHOLE_QUESTION;
  return isAside(aside) && isWhole ? withoutAsides(rest) : text === '' ? question : text;
};

/** Asks for a thing of a kind by what one does with it: 'che cosa fa nella vita?' for a trade. */
const kinds: readonly (readonly [asked: RegExp, kind: string])[] = [
  [
    /(?:che|cosa)(?: \p{L}+)? (?:fa|faceva|fanno)(?: \p{L}+)? (?:nella vita|di mestiere|di lavoro|per vivere)|nella vita (?:che|cosa)/iu,
    'mestiere',
  ],
  [/(?:che|cosa)(?: \p{L}+){0,3} (?:mangi\p{L}*|cucin\p{L}*|serv(?:e|ono|ito|iva))(?!\p{L})/iu, 'cibo'],
  [/(?:che|cosa)(?: \p{L}+){0,3} (?:bev\p{L}*|bere)(?!\p{L})/iu, 'bevanda'],
];

/** The kind of what a question asks for in a phrase: 'mestiere' in 'Che cosa fa nella vita?'. */
export const kindAsked = (question: string): string | undefined => kinds.find(([asked]) => asked.test(question))?.[1];

/** 'Che laurea ha', 'in che liceo andavano': 'che' asks when it begins the question. */
const askingWhat = /^(?:(?:e|ma) )?(?:(?:a|da|di|in|con|per|su) )?che (?=\p{L}{3})/iu;

/** What comes after the question word: 'costa il biglietto' in 'Il tram, quanto costa il biglietto?'. */
export const askedOf = (question: string): string => {
  const found = askingWhat.exec(question) ?? asking.exec(question);
  return found ? question.slice(found.index + found[0].length) : '';
};

/** Where the next question begins: after a full stop, or after 'e' or a comma. */
const joint = new RegExp(
  `(?<=[?!.])\\s+(?=\\p{L})|(?:,\\s*|\\s+)(?:e|ed|e poi|oppure)\\s+(?=${BEFORE}${ASKS}(?!\\p{L})|${WITH} che \\p{L}{3})|,\\s*(?=${BEFORE}(?!chi|come|quale)${ASKS}(?!\\p{L}))|,\\s*e\\s+(?=[^,?]{2,40}?\\s(?:quant[oaie]|quando|dove)(?!\\p{L}))`,
  'iu',
);

const OF = "(?:de|su)(?:l|llo|lla|i|gli|lle|ll[’'])";
const THE = "(?:il|lo|la|i|gli|le|l[’'])";
/** 'Parlami del tram e della gru': one beginning, two matters. */
const twoMatters = new RegExp(
  `^((?:dimmi|parlami|raccontami|spiegami|riassumi|che cosa|cosa)[^,]*? )(${OF}\\s?[^,]+?) e (${OF}\\s?[^,]+)$`,
  'iu',
);
/** 'Quando riaprono il teatro e la biblioteca?': one verb in the plural, two subjects. */
const twoSubjects = new RegExp(
  `^(${BEFORE}${ASKS}(?: [^,]*?)? ?(?:\\p{L}{2,}no|sono)(?: \\p{L}+[tsr][ieo])? )(${THE}\\s?(?!.* (?:tra|fra) )[^,]+?) e (${THE}\\s?[^,]+)$`,
  'iu',
);

/** 'Il tram e il cinema, quanto costano?': two matters, then what is asked of each. */
const twoBefore = new RegExp(`^([^,:?]{3,}?) e ([^,:?]{3,})[,:] (${BEFORE}${ASKS}(?!\\p{L})[^,]*)$`, 'iu');
/** 'Rispettivamente': the two matters have said so. */
const ofEach = /,? ?(?:rispettivamente|ciascun[oa]|l[’']un[oa])(?!\p{L})/giu;

/** 'Costa di più la gru o il tram?': one comparison, two matters; what is added repeats it. */
const compared = new RegExp(
  `^([^?.]*(?:più|meno|prima|dopo)[^?.]*? )(${THE}\\s?[^?.]+?) o (${THE}\\s?[^?.]+)(?:[?.].*)?$`,
  'iu',
);
/** 'I posti del teatro e quelli del cinema': the noun is of both. */
const twoOfThem = new RegExp(
  `^(?:[^:]*: |confront\\p{L}+ |paragon\\p{L}+ )?(${THE}\\s?\\p{L}+)( [^,]+?),? (?:e|con) quell[aieo] ([^,]+)$`,
  'iu',
);

/** 'Dove e quando si è sposato?' asks both of the same. */
const isBare = new RegExp(`^${BEFORE}${ASKS}$`, 'iu');

const coordinated = (part: string): string[] => {
  const [, one, other, asked] = twoBefore.exec(part) ?? [];
  if (one !== undefined && !asking.test(one))
    return [one, other].map((matter) => `${asked?.replace(ofEach, '').replace(/[?\s]+$/, '')} ${matter}?`);
  const [, noun, of, ofOther] = twoOfThem.exec(part) ?? [];
  if (noun !== undefined) return [`${noun}${of}`, `${noun} ${ofOther}`];
  const found = twoMatters.exec(part) ?? twoSubjects.exec(part) ?? compared.exec(part);
  if (!found) return [part];
  const [, beginning = '', first = '', second = ''] = found;
  return [`${beginning}${first}`, `${beginning}${second}`];
};

/**
 * The questions in a question, in its order: 'Quanto pesa la gru e quanto è costata?' has two. A text that does not begin as
 * a question, such as a headline, is one.
 */
export const partsOf = (question: string): string[] => {
  const text = question.trim();
  if (text === '') return [];
  const pieces = compared.test(text) ? [text] : text.split(joint);
  // A headline asks nothing before its 'e'.
  if (!opening.test(text) && !asking.test(pieces[0] ?? '')) return coordinated(text);
  return pieces
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index, parts) => {
      const matter = (parts[index + 1] ?? '').replace(asking, '').trim();
      return isBare.test(part) && /\p{L}/u.test(matter) ? `${part} ${matter}` : part;
    })
    .flatMap(coordinated);
};

/**
 * Whether a question refers to what was said before: it begins with 'e' or 'ma', or has a pronoun in place of its subject.
 */
export const isFollowUp = (question: string): boolean =>
  /^(?:e|ma|invece|quindi|allora)(?!\p{L})/iu.test(question.trim()) ||
  /^(?:chi|dove|quando|come|perch[eé]) (?:lo|la|li|le|gli) \p{L}+[?\s]*$/iu.test(question.trim()) ||
  /(?<!\p{L})(?:l[’'](?:ha|hanno|aveva)|lo (?:ha|hanno|dice)|li (?:ha|hanno)|le (?:ha|hanno)|ne|ci (?:va|vanno|lavora|lavorano)|quest[oaie]|quell[oaie]|gli (?:dà|danno|ha|hanno|è|serv\p{L}+|cost\p{L}+|chied\p{L}+|paga\p{L}*)|lui|lei|loro|suo|sua|suoi|sue)(?!\p{L})/iu.test(
    question,
  );

const VERB = '(?:sono|erano|saranno|eravate|siete|ha|hanno|aveva|avevano)';
/** Nothing but a verb follows: 'Quanti sono i feriti?' says what it counts. */
const bareCount = new RegExp(`(?<!\\p{L})quant([ie])(?=(?: ${VERB})?[?\\s]*$)`, 'iu');
/** An article or a preposition is nothing counted: 'quanti dei soci'. */
const counted = new RegExp(
  `(?<!\\p{L})quant([ie]) (?!(?:${VERB}|(?:de|da|a|ne|su|co)(?:l|llo|lla|i|gli|lle|ll)|gli|tra|fra|con|per|una|uno|non)(?!\\p{L}))(\\p{L}{3,})`,
  'iu',
);

/** A question that leaves out what it counts, with what the last one counted: 'e prima quanti posti erano?' */
export const withCounted = (question: string, before: readonly string[]): string => {
  const [found, ending] = bareCount.exec(question) ?? [];
  const [, lastEnding, thing] = counted.exec(before.at(-1) ?? '') ?? [];
  return found !== undefined && ending === lastEnding ? question.replace(bareCount, `${found} ${thing}`) : question;
};

/** Words that end a noun phrase. */
const FUNCTION =
  'a|ad|al|allo|alla|ai|agli|alle|all|da|dal|dallo|dalla|dai|dagli|dalle|dall|di|del|dello|della|dei|degli|delle|dell|in|nel|nello|nella|nei|negli|nelle|nell|' +
  'con|su|sul|sullo|sulla|sui|sugli|sulle|sull|per|tra|fra|e|ed|o|che|chi|cui|non|si|ci|ne|è|era|sono|erano|ha|hanno|aveva|stato|stata|stati|state|verrà|sarà|saranno';
const phrase = new RegExp(
  `(?<!\\p{L})(?:${THE}|(?:al|da|de|ne|su)(?:l|llo|lla|i|gli|lle|ll[’'])|a[li]|ag?li|dal|dai|dagli|di|da)(?:\\s|(?<=[’']))((?:(?!(?:${FUNCTION})(?!\\p{L}))[\\p{L}\\p{N}]+\\s?){1,3})`,
  'giu',
);
const named = /(?<=\p{L}[\p{L}’',]* )\p{Lu}[\p{L}\p{N}]+/gu;

/** What a question is about: the nouns after its articles, and its names; empty when it has none. */
export const subjectOf = (question: string): string => {
  const matter = question.replace(asking, ' ');
  const words = [...matter.matchAll(phrase)].flatMap(([, words = '']) => words.trim().split(/\s+/));
  const names = question.match(named) ?? [];
  return [...new Set([...words, ...names])].filter((word) => word !== '').join(' ');
};
