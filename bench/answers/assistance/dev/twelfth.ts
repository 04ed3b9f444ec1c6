import type { AssistanceSet } from '../../question.ts';

/** Prices and talks, written before the chat was asked: the half of which failures were read. */
export const devTwelfth: Pick<AssistanceSet, 'prices' | 'talks'> = {
  prices: [
    {
      brand: 'QP',
      ask: 'il trimestre prepagato quanto è e si rinnova da solo?',
      must: [/24,90/, /senza|finisce|non si rinnova/i],
    },
    { brand: 'GZ', ask: 'ricevo la gazzetta di carta, per digital quanto pago', must: [/incluso|senza supplemento/i] },
    { brand: 'QP', ask: 'si può pagare a rate l’annuale?', faq: ['qp-faq-022'] },
    { brand: 'CA', ask: 'ho già la carta per posta, il digital quanto al mese', must: [/4(,00)?\s*€/] },
    { brand: 'LG', ask: 'per la nostra cooperativa la rassegna del golfo a quanto viene', must: [/690(,00)?/] },
    { brand: 'LG', ask: 'mia figlia lavora sui traghetti, paga meno?', must: [/75(,00)?/] },
    { brand: 'EM', ask: 'online 12 mesi prezo', must: [/59(,00)?/] },
    { brand: 'EM', ask: 'quant’è sto primo mese di digital?', must: [/1,00/] },
    { brand: 'MG', ask: 'abbonamento con dentro anche l’archivio vecchio, che prezzo fa', must: [/189(,00)?/] },
    { brand: 'CA', ask: 'under 30 fino a quando dura quel prezzo', must: [/trent|30/, /75(,00)?/] },
    { brand: 'LG', ask: 'mi mandate il prezzario per favore?', must: [/5,99/, /12,49/, /165/] },
    { brand: 'MG', ask: 'sessantasei anni compiuti a marzo, che prezzo ho?', must: [/99(,00)?/] },
    { brand: 'MG', ask: 'online mensile e digital annuale, i prezzi di tutti e due', must: [/7,99/, /149/] },
    {
      brand: 'MG',
      ask: 'qual è l’abbonamento che costa di più che avete',
      must: [/189(,00)?|1\.?140/],
      mustNot: [/costa meno/],
    },
    { brand: 'MG', ask: 'mia moglie insegna, c’è un prezzo per i professori?', must: [/non c’è|agevolat|7,99|14,99/i] },
    { brand: 'CA', ask: 'conviene il trimestrale o l’annuale', must: [/39(,00)?/, /149(,00)?/] },
    { brand: 'EM', ask: 'un euro il primo mese e poi?', must: [/13,90/] },
    {
      brand: 'CA',
      ask: 'allora volevo sapere il plus quanto viene e se poi si rinnova da solo',
      must: [/209(,00)?/, /rinnov/i],
    },
    { brand: 'GZ', ask: 'online annuale quanto fa?', must: [/6,99/] },
    {
      brand: 'CA',
      ask: 'per venti dipendenti mi fate un preventivo?',
      must: [/preventivo|aziendal|Contattaci|contratto a posti/i],
    },
    { brand: 'CA', ask: 'col trimestre alla fine al mese quanto viene', must: [/13,00|39(,00)?/] },
    { brand: 'MG', ask: 'c’è qualcosa sotto i dieci euro al mese?', must: [/7,99/] },
    { brand: 'MG', ask: 'abito a zurigo, da qui quanto pagherei per leggervi?', must: [/7,99/, /14,99/] },
    { brand: 'LG', ask: 'ho casa al mare e vengo solo ad agosto, cosa mi costa meno', must: [/29(,00)?|5,99/] },
    { brand: 'LG', ask: 'quanto viene al mese l’annuale online', must: [/59(,00)?|4,9\d/] },
    { brand: 'LG', ask: 'il pdf della pagina con la foto di mio figlio si paga?', must: [/3,50/] },
    { brand: 'GZ', ask: 'buonasera vorrei regalare tre mesi a mia mamma quanto spendo', must: [/36(,00)?/] },
    {
      brand: 'CA',
      ask: 'leggiamo io mia moglie e mio figlio, un abbonamento per tutti quanto?',
      must: [/209(,00)?|15,50|149/],
    },
    {
      brand: 'GZ',
      ask: 'quanto ci rimetto se faccio mese per mese digital invece dell’anno',
      must: [/13,90/, /139(,00)?/],
    },
    { brand: 'QP', ask: 'un anno o tre mesi di digital, quale conviene di più', must: [/94,90/, /24,90/] },
    { brand: 'GZ', ask: 'mio marito ha 80 anni compiuti quanto paga', must: [/89(,00)?/] },
    { brand: 'QP', ask: 'quanto mi chiedete per un posto aggiuntivo', must: [/18(,00)?/] },
    { brand: 'EM', ask: 'digital stagione lo vendete ad aprile? e quanto è', must: [/29(,00)?/, /31 marzo|invern/] },
    { brand: 'LG', ask: 'conviene il plus o due digital separati', must: [/165(,00)?/, /119(,00)?|12,49/] },
    { brand: 'QP', ask: 'online studenti e online normale quanto costano', must: [/19,90/, /4,99|44,90/] },
    { brand: 'LG', ask: 'perché prima pagavo 1 euro e adesso di più', must: [/promozion/i] },
    { brand: 'QP', ask: 'la mia ragazza fa l’accademia, quanto pagherebbe', must: [/19,90/] },
    { brand: 'GZ', ask: 'l’anno prossimo il prezzo resta uguale?', faq: ['gz-faq-030', 'gz-faq-012'] },
    { brand: 'QP', ask: 'da over 65 quanto risparmio sul digital annuale', must: [/74,90/] },
    { brand: 'MG', ask: 'ho il giornale che mi arriva a casa, il digitale quanto in più?', must: [/59(,00)?/] },
  ],
  talks: [
    {
      brand: 'LG',
      turns: [
        { ask: 'prezzo di digital plus per favore', must: [/165(,00)?/] },
        { ask: 'e senza le altre persone?', must: [/119(,00)?|12,49/] },
      ],
    },
    {
      brand: 'EM',
      reader: 'digital@example.it',
      turns: [
        { ask: 'quali dispositivi risultano collegati', facts: ['deviceNames'] },
        { ask: 'uno non è mio, come lo tolgo?', must: [/Disconnetti/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'devo togliere una persona dal plus', faq: ['em-faq-062'] },
        { ask: 'e poi ne metto un’altra?', must: [/altro invito|posto torna libero|Invia invito/i] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'vorrei sapere il prezzo del plus', must: [/219(,00)?/] },
        { ask: 'quante persone possono leggere?', must: [/6|sei/i] },
        { ask: 'e se siamo in otto?', must: [/36(,00)?/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'c’è una prova gratis da voi?', faq: ['ca-faq-003'] },
        { ask: 'e dopo quanto pago?', must: [/7,50/] },
        { ask: 'la posso fermare?', must: [/ferma il rinnovo|Disattiva il rinnovo/i] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'mi dite il prezzo di digital?', must: [/12,49/] },
        { ask: 'e se lo voglio solo per l’estate?', must: [/29(,00)?/] },
        { ask: 'come disdico poi?', must: [/finisce da solo|Disattiva il rinnovo|senza rinnovo/i] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'non riesco proprio a entrare', must: [/Password dimenticata|Accedi|accesso/i] },
        { ask: 'ho provato ma niente', must: [/Contattaci|operator/i] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'come metto mia figlia nel plus', faq: ['lg-faq-063'] },
        { ask: 'non le è arrivato niente', faq: ['lg-faq-064'] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'come li ho i biglietti del museo?', faq: ['gz-faq-019'] },
        { ask: 'li posso dare a mio fratello?', must: [/cedere a chi vuoi/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'dove prendo l’app di pietrafonte', faq: ['qp-faq-043'] },
        { ask: 'nello store non la trovo', must: [/Contattaci|operator|Android/i] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'quanti posti ha il plus da voi?', must: [/tre/i] },
        { ask: 'e un altro in più quanto viene?', must: [/18(,00)?/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'come cambio la mail con cui entro', faq: ['mg-faq-034'] },
        { ask: 'e quella vecchia?', must: [/vecchio recapito/] },
      ],
    },
    {
      brand: 'CA',
      reader: 'digital@example.it',
      turns: [
        { ask: 'a che newsletter sono iscritta?', facts: ['newsletters'] },
        { ask: 'come ne levo una?', must: [/Annulla iscrizione/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'quanto costa leggere cronache', must: [/7,50/] },
        { ask: 'digital?', must: [/15,50/] },
        { ask: 'e per uno di 25 anni?', must: [/75(,00)?/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'posso saltare un mese che sono in ferie?', faq: ['qp-faq-018'] },
        { ask: 'quante volte l’anno?', must: [/due volte/] },
        { ask: 'e l’annuale?', must: [/annuali e i tre mesi non si sospendono/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'voglio cancellarmi da tutto', must: [/Cancella i dati|Disattiva il rinnovo|Annulla iscrizione/] },
        { ask: 'no, intendevo solo la newsletter', faq: ['mg-faq-074'] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'con la tessera da 25 copie ho il digitale?', faq: ['qp-faq-020'] },
        { ask: 'per quanto tempo?', must: [/due mesi/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'la prova di tre mesi come funziona', faq: ['gz-faq-003'] },
        { ask: 'e digital si prova?', must: [/Per Digital non c’è una prova/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'online al mese quanto fa?', must: [/7,99/] },
        { ask: 'e un anno?', must: [/79(,00)?/] },
        { ask: 'quanto risparmio così?', must: [/16,88|95,88|7,99/] },
        { ask: 'ok come lo compro?', must: [/vetrina|Shop|offert/i] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'dove trovo i giornali vecchi dell’eco', faq: ['em-faq-050'] },
        { ask: 'fino a che anno?', must: [/1998/] },
        { ask: 'quanto costa averlo?', must: [/179(,00)?/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'costo di digital per un mese', must: [/9,99/] },
        { ask: 'si può provare prima?', must: [/30 giorni/] },
        { ask: 'e poi si rinnova?', must: [/si spegne da sola/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'dove vedo le ricevute', faq: ['mg-faq-026'] },
        { ask: 'e quelle degli anni scorsi?', must: [/precedenti|anno nei dettagli/] },
        { ask: 'e la fattura?', faq: ['mg-faq-027', 'mg-faq-028'] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'la password come la cambio?', faq: ['em-faq-034'] },
        { ask: 'perfetto. e la mail?', faq: ['em-faq-035'] },
        {
          ask: 'perfetto grazie',
          must: [/prego|figurati|di (niente|nulla)|piacere|non c’è di che|ci mancherebbe|a presto|arrivederci/i],
        },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'voglio regalare l’eco a mio padre', faq: ['em-faq-004'] },
        { ask: 'quanto mi costa?', must: [/59(,00)?|129(,00)?/] },
        { ask: 'quando gli arriva?', must: [/giorno della consegna|Quel mattino/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'mi sono iscritto ma la newsletter non arriva', faq: ['em-faq-068'] },
        { ask: 'ho guardato nello spam, non c’è', must: [/Contattaci|operator/i] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'vorrei abbonarmi a cronache', must: [/7,50|Online|Digital|offert/i] },
        { ask: 'quello più economico', must: [/7,50/] },
        { ask: 'ok quello, come faccio?', must: [/vetrina|Shop|offert/i] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'come si cambia intestatario', faq: ['lg-faq-018'] },
        { ask: 'quanto costa?', must: [/non costa nulla/] },
        { ask: 'e quanto ci vuole?', must: [/tre giorni/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'orari del telefono?', faq: ['mg-faq-091'] },
        { ask: 'e il sabato?', must: [/13/] },
        { ask: 'e in chat?', must: [/chat/i] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'con cosa si può pagare alla gazzetta', faq: ['gz-faq-020'] },
        { ask: 'in contanti no?', must: [/contanti/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'come si scarica l’app di cronache', faq: ['ca-faq-043'] },
        { ask: 'si paga?', must: [/gratis/i] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'digital trimestrale costo', must: [/39(,00)?/] },
        { ask: 'e il mensile?', must: [/15,50/] },
        { ask: 'conviene il primo allora?', must: [/13,00|39(,00)?/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'spiegami la differenza tra online e digital', must: [/sfoglia/i] },
        { ask: 'e plus invece?', must: [/165|quattro|1952/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'mi avete fatto pagare due volte', faq: ['mg-faq-025'] },
        { ask: 'quanto ci mettete a ridarmeli?', must: [/settimana|sette|14 giorni/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'sono under 30, quanto pago?', must: [/75(,00)?/] },
        { ask: 'e quando ne compio 30?', must: [/scadenza|ordinaria/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'mi serve la fattura per la ditta', faq: ['lg-faq-025'] },
        { ask: 'il codice sdi dove lo scrivo?', must: [/Profilo/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'le piscine sono comprese nell’abbonamento?', faq: ['qp-faq-021'] },
        { ask: 'valgono di domenica?', must: [/non valgono la domenica/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'digital quanto costa al mese', must: [/14,99/] },
        { ask: 'e per due anni?', must: [/non c’è/i] },
        { ask: 'e per uno solo?', must: [/149(,00)?/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'il giornale di oggi resta bianco', faq: ['gz-faq-049'] },
        { ask: 'già riavviato, niente', must: [/Contattaci|operator/i] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'digital stagione lo posso regalare?', must: [/regal/i] },
        { ask: 'quanto viene?', must: [/29(,00)?/] },
        { ask: 'e uno intero di un anno?', must: [/119(,00)?/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'chi ha vinto ieri sera?', isRefusal: true },
        { ask: 'va bene, e quanto costa leggervi?', must: [/6,99/] },
      ],
    },
    {
      brand: 'MG',
      reader: 'digital@example.it',
      turns: [
        { ask: 'quando scade il mio abbonamento?', facts: ['until'] },
        { ask: 'e come lo blocco?', must: [/Disattiva il rinnovo/] },
      ],
    },
    {
      brand: 'GZ',
      clock: 'open',
      turns: [
        { ask: 'siete degli incompetenti', ways: ['/contact'] },
        { ask: 'sì, passami una persona', must: [/operator/i] },
      ],
    },
  ],
};
