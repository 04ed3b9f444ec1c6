import { isAside } from './question-parts.ts';

/** Words of news, each by its beginning (`*`) or whole: one of them asks for the news when nothing else is named. */
const news = `
  notizi* news novita nuove notiziario titol* titolo* succe* accad* accadut* capita* avvenut* avven* avvenimen* riassu* riepilog* sintes* sintetizz* sunt* succo
  recap aggiorn* panoramic* rassegn* carrellat* sommari* bollettin* essenzial* salient* giornal* edizion* cronac* argoment*
  tema temi attualita ultimissim* ultimor* ultime flash pagin* racconta* scrivet* scrivono scrive scrivev* scritto scritti pubblic* riporta* occup* trattat*
  discut* parla* parlat* legge legger* leggo leggi* mattinata corrent* evidenza apertur* accaduti uscit* pezzi brief* highlight* tg telegiornale
`;
/** Phrases of news, and what stands for one: the words of the second say nothing alone. */
const phrases: readonly (readonly [phrase: RegExp, words: string])[] = [
  [/ultim(?:[ae] |[’'])or[ae]|ultime (?:\p{L}+ )?ore/giu, 'notizie'],
  [/(?:nel corso |notizie |quadro |bilancio )?(?:del giorno|(?:della|di) giornata|la giornata)/giu, 'notizie oggi'],
  [/(?:la )?prima pagina|in prima/giu, 'notizie'],
  [/(?:i |dei )?fatti (?=\S)|fatto (?:pi[uù]|principale)/giu, 'notizie '],
  [/tiene banco|tengono banco|fa notizia|bolle in pentola|si muove|si dice|che aria tira|c[’']è in giro/giu, 'notizie'],
  [/(?:il|un|facciamo il|fai il|fammi il) punto|un[’' ]idea|(?:il|un) quadro/giu, 'notizie'],
  [/mi (?:sono|son|ero|sarei) pers[oa]|(?:ho|abbiamo) perso/giu, 'notizie'],
  [/(?:come|com[’']) ?(?:è|e[’']) andata/giu, 'notizie'],
  [/(?:da|devo|bisogna|dovrei|conviene|di) (?:\p{L}+mente )?(?:sapere|conoscere|leggere)/giu, 'notizie'],
  [/il meglio|il clou|in due minuti/giu, 'notizie'],
];
/** Days, which ask for the news when nothing but 'che cosa' is beside them. */
const days =
  'oggi ieri stamattina stamani stamane stasera odiern* quest’oggi settimana scors* passat* giorni sera mattina lunedi martedi mercoledi giovedi venerdi sabato domenica ier altroieri';
/** Words that name no matter: what asks, requests, praises or greets. */
const fillers = `
  il lo la i gli le l un uno una un’ di a ad da in con su per tra fra e ed o ma del dello della dei degli delle dell al allo alla ai agli alle all dal dallo dalla dai dagli dalle dall
  nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull che ke k cosa cos cose qual quale quali quel quello quella quelli quelle cio questo questa questi queste
  mi ti ci vi si me te noi voi io ne lo li c ce è e’ sono siete siamo sta stanno sia siano era erano fu ha hanno ho hai abbiamo avete aveva avevano avesse stato stata stati state essere esser fosse
  dimmi dammi fammi facci fai fare fa fate dite dici ditemi dicci dirmi dirci dice dicono diceva dicevano dai date datemi vorrei vorremmo voglio volevo gradirei mi’ puoi puo potete potresti potreste posso possiamo potrei
  sai sapere saper so sapete riesci consigli* suggeri* segnal* mostra* mostri elenc* spieg* prepar* manda* invia* serv* bisogna devo dobbiamo dovrei interess* trovo trov* porta portano contien* contenut* fornisc*
  vediamo vedere veder guardare scopri* scoprire chiedo chiedere cerco cercare conosc* comunic* metti* mettimi mettete indic* esponi* illustra* descriv* presenta* offre offri*
  important* principal* rilevant* rilievo interessant* grosse grossi maggior* piu meglio miglior* bello belle bella bell brutte brutta fresch* curios* vera vere vero davvero assolutamente soprattutto
  velocemente veloc* svelt* rapid* breve* brevi brevement* telegrafic* poche pochi righe riga parole parola minuti minuto punti frasi frase secondi due tre quattro cinque sei sette dieci top prime primi prima forte forti
  citta paese provincia zona parti giro intorno dintorni qui qua li valle golfo lago riviera territorio regione quartiere comunita da’ nostra nostro nostre nostri casa mondo
  niente nulla qualcosa qualche qualcos altro altra tutto tutta tutte tutti anche ancora adesso ora poi proprio solo soltanto un po poco davanti sempre gia finora
  grazie prego buongiorno buonasera ciao salve ehi ehila scusi scusa scusate favore cortesia cortesemente piacere gentilmente gentil* please redazione direttore caro cara amici ragazzi bro senti ascolta allora dunque quindi insomma beh
  storia storie articol* fatti fatto roba robe andata succo caffe mattutin* quotidian* locale locali nuovo nuova nuovi
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
 * notizie sul tram'. Undefined when no word asks for news and none names a day.
 */
export const beyondNews = (question: string): readonly string[] | undefined => {
  const clauses = clausesOf(question).filter((clause, _, { length }) => length === 1 || !isAside(clause));
  const words = clauses.flatMap(wordsOf);
  if (!words.some((word) => isNews.test(word) || isDay.test(word))) return undefined;
  return words.filter((word) => !isNews.test(word) && !isDay.test(word) && !isFiller.test(word) && !/^\d+$/.test(word));
};
