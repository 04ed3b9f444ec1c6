import { isAside } from './question-parts.ts';

/** Words that ask for the news when nothing else is named. An asterisk is any ending: only where every word so begun is of news. */
const news = `
  notizi* news novita nuove titoli titolone titoloni titola titolano titolate titolava succede succedono succedeva succedendo succeda succedere successo successa successe
  accade accadono accadeva accaduto accaduta accaduti accadute accadere capita capitato capitata capitati capitate avviene avvengono avvenuto avvenuta avvenuti avvenute avvenimento avvenimenti
  riassunt* riassum* riepilog* sintetizz* sintesi sunto recap carrellata briefing brief highlights essenziale salienti attualita ultime ultimissime
  infarinata aggiornami aggiornaci aggiorni aggiornate aggiornatemi aggiornarmi aggiornamento aggiornamenti scrivete scrivevate parlate parlavate raccontate pubblicate
`;
/** Words that ask for the news beside a day. */
const beside = `
  cosa cos cose titolo giornale giornali edizione cronaca cronache articolo articoli storia storie tema temi argomento argomenti pezzi flash tg telegiornale sommario breve brevemente
  parla parlano parlava parlato scrive scrivono scriveva scritto scritti racconta raccontano raccontava raccontami raccontatemi riporta riportano
  pubblicato pubblicata pubblicati pubblicano uscito uscita usciti uscite pagina pagine indice scaletta apertura
`;
const GREETED = 'direttore|direttrice|redazione|amici|ragazzi';
const PLACE = 'città|paese|provincia|zona|valle|golfo|riviera|territorio|regione|mondo';
/** Phrases, and the words that replace them: the words of a phrase say nothing alone. */
const phrases: readonly (readonly [phrase: RegExp, words: string])[] = [
  [/ultim(?:[ae] |[’'])or[ae]|ultime (?:\p{L}+ )?ore/giu, 'notizie'],
  [/il succo (?=d)/giu, 'notizie '],
  [/(?:nel corso |notizie |quadro |bilancio )?(?:del giorno|(?:della|di) giornata|la giornata)/giu, 'notizie oggi'],
  [
    /(?:la )?prima pagina|in prima(?=[?\s]*$| oggi| ieri)|la prima (?=di (?:oggi|ieri))|in evidenza|pezzi forti/giu,
    'notizie ',
  ],
  [/in pillole|in fila|(?:da )?non (?:perdere|mancare)|una mano a capire|prima di uscire/giu, ''],
  [
    /(?:che|cosa) (?:si legge|conta(?=[?\s]*$| oggi| ieri)|avete di (?:bello|nuovo|buono|interessante))|tutto tranquillo/giu,
    'notizie',
  ],
  [/(?:i |dei )?fatti (?=\S)|fatto (?:pi[uù]|principale)/giu, 'notizie '],
  [
    /tiene banco|tengono banco|fa notizia|bolle in pentola|si muove|si dice|si racconta|si discute|che aria tira|c[’']è in giro/giu,
    'notizie',
  ],
  [/(?:facciamo|fai|fate|fammi|fateci|facci) (?:il|un) (?:punto|quadro)/giu, 'notizie'],
  [
    /(?:una|la) panoramica (?=d)|rassegna (?:veloce|rapida|delle notizie|di oggi|di ieri)|(?:dammi|datemi|farmi) un[’' ]idea/giu,
    'notizie ',
  ],
  [/mi (?:sono|son|ero|sarei) pers[oa]|(?:ho|abbiamo) perso/giu, 'notizie'],
  [/(?:come|com[’']?) ?(?:è|e[’']) andata (?=oggi|ieri|la giornata|notizie)/giu, 'notizie '],
  [/(?:da|devo|bisogna|dovrei|conviene|di) (?:\p{L}+mente )?(?:sapere|conoscere|leggere)/giu, 'notizie'],
  [
    /il meglio|il clou|in due minuti|al corrente|avete (?:scritto|parlato|trattato|pubblicato|raccontato)|vi siete occupati|mi racconti/giu,
    'notizie',
  ],
  [
    /(?<!\p{L})(?:dice|porta|contiene|offre|presenta|pubblica|apre|tratta|affronta) (?=(?:oggi |ieri |stamattina )?il giornale)/giu,
    'notizie ',
  ],
  [/(?:scorsa|passata|ultima) settimana|settimana (?:scorsa|passata)/giu, 'ieri'],
  [
    /(?:(?:scors|passat|ultim)[oi] )?(?:fine settimana|week-?end)(?: (?:scors|passat)o)?|(?:ultim|scors|passat)i (?:\p{L}+ )?giorni|giorni (?:scors|passat)i|ultime (?:24|ventiquattro) ore/giu,
    'ieri',
  ],
  [
    /(?<=notizie |cronaca )local[ei]|caff[eè] e (?=notizie)|mi mostri|(?:at|in)torno al lago|mi serv(?:e|ono|irebbero)/giu,
    '',
  ],
  [/(?<!\p{L})(?:è|sono|sia|siano|era|erano) stat[oi]/giu, ''],
  [new RegExp(`(?:gentil[ei]|car[aoi]|egregio|spettabile|buongiorno|buonasera|salve|ciao) (?:${GREETED})`, 'giu'), ''],
  [new RegExp(`(?<!\\p{L})(?:in|nel|nella|del|della|dal|dalla) (?:nostr[ao] )?(?:${PLACE})(?!\\p{L})`, 'giu'), ''],
];
const days = 'oggi ieri stamattina stamani stamane odierno odierna odierni odierne altroieri';
/** Words that name no matter: what asks, requests, praises or greets. */
const fillers = `
  il lo la i gli le l un uno una un’ di a ad da in con su per tra fra e ed o ma del dello della dei degli delle dell al allo alla ai agli alle all dal dallo dalla dai dagli dalle dall
  nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull che ke k qual quale quali quel quello quella quelli quelle cio quest questo questa questi queste
  mi ti ci vi si me te noi voi io ne lo li c ce è e’ sono siete siamo sta stanno sia siano era erano fu ha hanno ho hai abbiamo avete aveva avevano avesse stata state essere esser fosse
  dimmi dammi fammi facci fai fate dite dici ditemi dicci dirmi dirci dicono dicevano dai date datemi vorrei vorremmo voglio volevo gradirei mi’ puoi puo potete potresti potreste posso possiamo potrei
  sai sapere saper so sapete riesci bisogna devo dobbiamo dovrei interessa trovo troviamo leggo leggere leggimi leggetemi leggermi mettimi metti elenco elencami elencatemi
  consigliami consigliate consigliatemi segnalami segnalate segnalatemi mostrami mostratemi spiegami spiegatemi preparami preparatemi mandami mandatemi inviami inviatemi
  vediamo vedere veder guardare scoprire chiedo chiedere cerco cercare conoscere indicami indicatemi illustrami illustratemi
  importante importanti principale principali rilevante rilevanti rilievo interessante interessanti grosse grossi maggiori piu meglio migliori bello belle bella bell brutte brutta fresche freschi curiose vera vere vero davvero assolutamente soprattutto
  velocemente veloce veloci svelto svelta rapido rapida rapidamente brevi telegrafico poche pochi righe riga parole parola minuti minuto punto punti frasi frase secondi due tre quattro cinque sei sette dieci top prime primi
  parti giro intorno dintorni qui qua li da’ nostra nostro nostre nostri vostra vostro vostre vostri non han letto detto messo
  niente nulla qualcosa qualche qualcos altro altra tutto tutta tutte tutti anche ancora adesso proprio solo soltanto un po poco davanti sempre gia finora
  grazie prego buongiorno buonasera ciao salve ehi ehila scusi scusa scusate favore cortesia cortesemente piacere gentilmente gentile gentili please bro senti ascolta allora dunque quindi insomma beh
  fatti roba andata mattutine mattutino quotidiano quotidiane nuovo nuova nuovi
  mattinata stasera settimana scorsa scorso passata giorni sera mattina lunedi martedi mercoledi giovedi venerdi sabato domenica
`;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const matcher = (words: string): RegExp =>
  new RegExp(
    `^(?:${plain(words)
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[’']/g, '').replace('*', '\\p{L}*'))
      .join('|')})$`,
    'u',
  );
const isNews = matcher(news);
const isBeside = matcher(beside);
const isDay = matcher(days);
const isFiller = matcher(fillers);

const clausesOf = (question: string): string[] =>
  question.split(/[,:;.!?…]+(?!\p{L})/u).filter((clause) => /\p{L}/u.test(clause));

const wordsOf = (clause: string): string[] => {
  let text = clause;
  for (const [phrase, words] of phrases) text = text.replace(phrase, ` ${words} `);
  return plain(text).match(/[\p{L}\d]+/gu) ?? [];
};

/**
 * The words of a question for the news in general that may name a matter: none in 'che c’è da sapere oggi?', 'tram' in 'le
 * notizie sul tram'. Undefined when no word asks for news, alone or beside a day.
 */
export const beyondNews = (question: string): readonly string[] | undefined => {
  const clauses = clausesOf(question).filter((clause, _, { length }) => length === 1 || !isAside(clause));
  const words = clauses.flatMap(wordsOf);
  const has = (list: RegExp): boolean => words.some((word) => list.test(word));
  if (!has(isNews) && !(has(isDay) && has(isBeside))) return undefined;
  return words.filter(
    (word) => !/^\d+$/.test(word) && ![isNews, isBeside, isDay, isFiller].some((list) => list.test(word)),
  );
};
