import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

/** None of the demo's stories answers these, though many of their words occur there. */
const foreign = [
  'Chi ha dipinto la Gioconda?',
  'Quanto pesa un ippopotamo adulto?',
  'Qual è la ricetta della carbonara?',
  'Quanti anelli ha Saturno?',
  'Chi ha scritto I promessi sposi?',
  'Come si cambia la gomma di una bicicletta?',
  'Qual è la capitale della Mongolia?',
  'Quante calorie ha un avocado?',
  'Come si calcola una radice quadrata?',
  'Chi ha inventato il microscopio?',
  'Che differenza c’è tra alligatore e coccodrillo?',
  'Come si pota una rosa rampicante?',
  'Quanto dura la gestazione di un elefante?',
  'Qual è il punto di ebollizione dell’azoto liquido?',
  'Chi ha vinto il festival di Sanremo nel 1972?',
  'Come si dice grazie in finlandese?',
  'Quanti tasti ha un pianoforte?',
  'Di che colore è il mantello del tapiro?',
  'Che cos’è il bosone di Higgs?',
  'Come si installa una stampante?',
  'Qual è il fiume più lungo dell’Asia?',
  'Chi era il padre di Amleto?',
  'Quanto costa un cucciolo di labrador?',
  'Come si toglie una macchia di inchiostro?',
  'Che cosa mangiano i koala?',
  'Quante corde ha un violoncello?',
  'In che anno cadde Costantinopoli?',
  'Come funziona una lavastoviglie?',
  'Qual è la formula chimica dell’ammoniaca?',
  'Chi ha progettato la torre Eiffel?',
];

const own = [
  'Quante fermate ha la linea 1 del tram?',
  'Quanti posti in più avrà il pronto soccorso da gennaio?',
  'Quanta acqua trattengono le casse di espansione del Tarso?',
  'Quanti banchi avrà il mercato coperto?',
  'Di quanto è calato il biossido di azoto in piazza del Grano?',
  'A che ora escono gli alunni del tempo pieno a Borgo Serra?',
  'Chi ha rubato le luminarie in corso Meridiana?',
  'Quanti quintali ha dato la vendemmia tardiva?',
  'Quanti contratti fa Ceramiche Tarsia?',
  'Quanto è costato il cantiere del Teatro Civico?',
  'Fino a che ora è aperta la biblioteca?',
  'Quanti tifosi ospiti ci sono al derby?',
  'A che ora parte il primo tram dalla stazione?',
  'Quanto ha speso lo Stato per la metropolitana leggera?',
  'Quanto è alta la gru del porto?',
  'Quanto costa il biglietto della corriera a chiamata?',
  'Quante bottiglie ha l’etichetta in braille della cantina sociale?',
  'Quanti alloggi apre il vescovo nel palazzo?',
  'Quante pagine del codice della cattedrale sono state restaurate?',
  'Come si paga lo skipass a Vallombreta?',
];

/** Written from the titles of the stories alone. */
const foreignToTitles = [
  'Chi ha scritto la Divina Commedia?',
  'Quanti giocatori ha una squadra di pallavolo?',
  'Come si prepara il tiramisù?',
  'Qual è la montagna più alta dell’Africa?',
  'Quanti denti ha un adulto?',
  'Che cosa studia l’entomologia?',
  'Quanto dista Marte dal Sole?',
  'Chi ha composto il Barbiere di Siviglia?',
  'Come si coltivano i pomodori sul balcone?',
  'Qual è la moneta del Brasile?',
  'Quante ore dorme un gatto?',
  'In che anno è stata fondata Roma?',
  'Chi ha scoperto la penicillina?',
  'Come si fa il nodo alla cravatta?',
  'Qual è il numero atomico dell’oro?',
  'Quante zampe ha un ragno?',
  'Chi ha diretto il film La dolce vita?',
  'Che cosa si mangia a Natale in Svezia?',
  'Quanto tempo impiega la luce del Sole ad arrivare sulla Terra?',
  'Come si rimuove il calcare dal lavandino?',
];

const ofTitles = [
  'Chi ha ricevuto il premio Nobel per la letteratura 2007?',
  'A quale film è andata la Palma d’Oro?',
  'Chi è il nuovo arcivescovo di Firenze?',
  'Quale contrada ha vinto il Palio di Siena del 2 luglio 2013?',
  'Chi ha vinto il Giro di Svizzera del 2010?',
  'Quale azienda ha comprato Macromedia?',
  'Perché è stata rimossa la statua di Leopoldo II ad Anversa?',
  'Quanti anni aveva García Márquez quando è morto?',
  'Qual è stato il miglior film agli Oscar 2013?',
  'Chi è il nuovo allenatore della Juventus?',
  'A che profondità hanno trovato il sottomarino scomparso?',
  'Che cosa hanno scoperto gli archeologi in Perù?',
  'Quanti cardinali ha creato Benedetto XVI?',
  'Chi ha comprato la Roma?',
  'Chi abiterà negli alloggi del palazzo del vescovo?',
  'Quanto pesava il pane portato in dono all’udienza?',
  'A che ora apre la libreria di Porta Levante?',
  'Quante parrocchie ha la diocesi?',
  'Quanti viaggi ha fatto la corriera a chiamata in un mese?',
  'Che cosa hanno portato i sindaci al ministero?',
];

/** The beginning of each answer; the rest is not awaited. */
const beginnings = (page: Page, questions: readonly string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const proof = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const starts: string[] = [];
    for (const content of all) {
      const stop = new AbortController();
      const response = await fetch('/utente-rag', {
        method: 'POST',
        signal: stop.signal,
        headers: { 'content-type': 'application/json', 'x-xsrf-token': proof },
        body: JSON.stringify({ content, chat_id: 0, rag_type: 'digital' }),
      });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      while (reader && text.length < 12) {
        const { done, value } = await reader.read();
        if (done) break;
        text += value;
      }
      stop.abort();
      starts.push(text);
    }
    return starts;
  }, questions);

const isHonest = (text: string): boolean => text.startsWith('Non lo so');

for (const { name, paper, foreign: unknown, own: known, honest, answered } of [
  { name: 'thirty and twenty', paper: 'em', foreign, own, honest: 27, answered: 16 },
  {
    name: 'twenty and twenty, from titles alone',
    paper: 'ca',
    foreign: foreignToTitles,
    own: ofTitles,
    honest: 18,
    answered: 16,
  },
])
  test(`${name}: of the questions that no story answers ${honest} get “Non lo so”, of those that one answers ${answered} an answer`, async ({
    page,
  }) => {
    const ask = async (code: string, questions: readonly string[]) => {
      await signInAs(page, code, 'redazione@staff.example.it');
      await page.goto(at(code, '/sezioni'));
      return beginnings(page, questions);
    };
    // At most sixty questions a minute per paper; questions that no story answers can be asked of any paper.
    const toForeign = await ask(paper, unknown);
    const toOwn = await ask('mg', known);
    const claimed = unknown.filter((_, n) => !isHonest(toForeign[n] ?? ''));
    const missed = known.filter((_, n) => !toOwn[n]?.startsWith('Ecco'));
    expect(unknown.length - claimed.length, claimed.join(' ')).toBeGreaterThanOrEqual(honest);
    expect(known.length - missed.length, missed.join(' ')).toBeGreaterThanOrEqual(answered);
  });
