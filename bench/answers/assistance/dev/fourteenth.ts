import type { AssistanceSet } from '../../question.ts';

/** Prices and talks of two to four turns, of two rounds; while the chat was changed the failures of this half were read. */
export const devFourteenth: Pick<AssistanceSet, 'prices' | 'talks'> = {
  prices: [
    { brand: 'LG', ask: 'se lo prendo da giugno ad agosto quanto spendo', must: [/29(,00)?/] },
    { brand: 'MG', ask: 'quanto costa al mese quello che si sfoglia', must: [/14,99/] },
    { brand: 'MG', ask: 'quanto mi viene a costare leggere solo sul telefonino', must: [/7,99|79(,00)?/] },
    { brand: 'CA', ask: 'un trimestre di digital', must: [/39(,00)?/] },
    { brand: 'CA', ask: 'quanto si paga per aggiungere un sesto utente al plus', must: [/30(,00)?/] },
    { brand: 'GZ', ask: 'quanto costa tre mesi senza che si rinnovi', must: [/36(,00)?/] },
    { brand: 'GZ', ask: 'per provare quanto devo spendere', must: [/3(,00)?/] },
    { brand: 'GZ', ask: 'digital un anno invece che mese per mese quanto risparmio', must: [/27,80|139(,00)?/] },
    { brand: 'QP', ask: 'qual è il meno caro che avete?', must: [/4,99|19,90/] },
    { brand: 'EM', ask: 'il primo mese di digital quanto costa?', must: [/1,00/] },
    {
      brand: 'MG',
      ask: 'ricevo il giornale a casa per posta, quanto devo aggiungere per il digitale?',
      must: [/59(,00)?/],
    },
    { brand: 'LG', ask: 'pescatore imbarcato che tariffa ha?', must: [/75(,00)?/] },
    { brand: 'MG', ask: 'posso pagare 15 euro al mese per il digital?', must: [/14,99/] },
    { brand: 'CA', ask: 'con 10 euro al mese cosa posso leggere?', must: [/7,50/] },
    { brand: 'CA', ask: 'quanto costa una pagina in pdf ad alta definizione', must: [/pagamento/i] },
    { brand: 'LG', ask: 'quanto costa una copia in pdf di una pagina?', must: [/3,50/] },
    { brand: 'LG', ask: 'c’è lo sconto marittimi?', must: [/75(,00)?/] },
    { brand: 'EM', ask: 'il prezzo per gli studenti delle superiori', must: [/49(,00)?/] },
    { brand: 'EM', ask: 'mio nonno ha 80 anni quanto costa l’abbonamento per lui', must: [/99(,00)?/] },
    { brand: 'QP', ask: 'tessera da tre mesi in edicola quanto costa', must: [/24,90/] },
    { brand: 'QP', ask: 'quanto costa un posto in più nel plus?', must: [/18(,00)?/] },
    { brand: 'GZ', ask: 'il pdf di una pagina quanto si paga?', must: [/4,00/] },
    { brand: 'CA', ask: 'mezzo prezzo per i giovani: quant’è?', must: [/75(,00)?/] },
    { brand: 'LG', ask: 'online annuale qnt costa?', must: [/59(,00)?/] },
    { brand: 'GZ', ask: 'listino prezzi', must: [/6,99/, /13,90/] },
    { brand: 'QP', ask: 'quanto costa il solo sito senza giornale', must: [/4,99/] },
    { brand: 'EM', ask: 'prezzo rassegna stampa mensile', must: [/79(,00)?/] },
    { brand: 'QP', ask: 'fate prezzi per le biblioteche?', faq: ['qp-faq-072'] },
    { brand: 'LG', ask: 'agevolazioni per la gente di mare?', must: [/75(,00)?/] },
  ],
  talks: [
    {
      brand: 'LG',
      turns: [
        { ask: 'quanto costa digital?', must: [/12,49/] },
        { ask: 'e se lo voglio solo per l’estate?', must: [/29(,00)?/, /stagione/i] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'quanto costa l’online?', must: [/7,99/] },
        { ask: 'e se pago tutto l’anno?', must: [/79(,00)?/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'prezzi del digital per favore', must: [/15,50|39(,00)?/] },
        { ask: 'quello da tre mesi', must: [/39(,00)?/] },
        { ask: 'e si rinnova da solo?', must: [/rinnova/i] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'quanto costa digital all’anno?', must: [/149(,00)?/] },
        { ask: 'ok, come pago?', must: [/carta|paga|offerta|shop/i] },
        { ask: 'e a rate?', faq: ['mg-faq-031'] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'digital plus quanto costa?', must: [/209(,00)?/] },
        { ask: 'quante persone ci stanno?', must: [/cinque|5/] },
        { ask: 'e se ne voglio aggiungere due?', must: [/30(,00)?/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'mi dici le offerte', must: [/6,99/, /13,90/] },
        { ask: 'la più economica?', must: [/3,00|6,99/] },
        { ask: 'e la più cara?', must: [/219(,00)?/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'quanto costa online?', must: [/6,90/] },
        { ask: 'e quello con il giornale da sfogliare?', must: [/13,90/] },
        { ask: 'all’anno?', must: [/129(,00)?/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'ho 70 anni, quanto pago?', must: [/89(,00)?/] },
        { ask: 'e mio figlio che fa l’università?', must: [/89(,00)?|26 anni/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'vorrei abbonarmi', must: [/5,99|offert|abbona/i] },
        { ask: 'cosa cambia tra online e digital?', faq: ['lg-faq-001', 'lg-faq-095'] },
        { ask: 'prendo il secondo, quanto costa?', must: [/12,49/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'che differenza c’è tra i tre abbonamenti?', faq: ['mg-faq-001', 'mg-faq-098'] },
        { ask: 'l’ultimo quante persone possono usarlo?', must: [/12/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'che differenza c’è fra i tre abbonamenti?', faq: ['ca-faq-001'] },
        { ask: 'e il terzo quanto costa?', must: [/209(,00)?/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'posso regalare un abbonamento?', faq: ['lg-faq-004'] },
        { ask: 'quello da tre mesi quanto costa?', must: [/29(,00)?/] },
        { ask: 'e lui deve mettere la carta?', must: [/non dovrà mai inserire una carta|carta/i] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'devo disdire', faq: ['gz-faq-013'] },
        { ask: 'e mi ridate i soldi?', must: [/rimbors|recede|14 giorni/i] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'come disdico?', faq: ['mg-faq-013'] },
        { ask: 'e se cambio idea?', faq: ['mg-faq-015', 'mg-faq-016'] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'voglio disdire', faq: ['ca-faq-015'] },
        { ask: 'entro quando lo devo fare?', must: [/vigilia/] },
        { ask: 'e se poi ci ripenso?', faq: ['ca-faq-016'] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'in ferie posso sospendere?', faq: ['gz-faq-016'] },
        { ask: 'quanti giorni prima ve lo devo dire?', must: [/due giorni lavorativi/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'quanti dispositivi posso collegare con digital?', faq: ['mg-faq-041'] },
        { ask: 'e se li supero?', must: [/troppi|non impedisce/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'il pagamento non è andato', faq: ['lg-faq-022'] },
        { ask: 'quanto tempo ho?', must: [/trenta giorni/] },
        { ask: 'e poi dopo?', must: [/sospeso|estingue/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'mi serve la fattura', faq: ['mg-faq-027', 'mg-faq-028'] },
        { ask: 'e la ricevuta?', faq: ['mg-faq-026'] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'non mi ricordo la password', faq: ['lg-faq-031'] },
        { ask: 'non mi arriva il messaggio', must: [/spam|casella|telefona|posta|Contattaci/i] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'come cambio la password', faq: ['ca-faq-033'] },
        { ask: 'quanto deve essere lunga?', must: [/otto/i] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'a che ora si può sfogliare', faq: ['ca-faq-048'] },
        { ask: 'e a natale?', must: [/25 e 26 dicembre/] },
        { ask: 'e a ferragosto?', must: [/Ferragosto/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'vorrei leggere i giornali di quando ero bambino', faq: ['mg-faq-053'] },
        { ask: 'con quale abbonamento?', must: [/Digital Plus/] },
        { ask: 'quanto costa?', must: [/189(,00)?/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'come invito un amico?', faq: ['lg-faq-063'] },
        { ask: 'quanti ne posso invitare?', must: [/4 posti|quattro/i] },
        { ask: 'e uno in più quanto costa?', must: [/18(,00)?/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'mi arrivano troppe mail', must: [/newsletter|avvis|mail/i] },
        { ask: 'no, intendevo quelle pubblicitarie', must: [/consens|promozion|commercial/i] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'dove attivo le notifiche', faq: ['ca-faq-069'] },
        { ask: 'quante ne mandate al giorno?', must: [/tre al giorno/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'a che ora rispondete al telefono?', faq: ['lg-faq-088'] },
        { ask: 'e il sabato?', must: [/9 alle 13/] },
        { ask: 'e la domenica?', must: [/./] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'come passo da online a digital?', faq: ['ca-faq-007'] },
        { ask: 'e al contrario?', faq: ['ca-faq-008'] },
        { ask: 'da quando vale?', must: [/scadenza/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'c’è la prova?', faq: ['ca-faq-003'] },
        { ask: 'e se non disdico?', must: [/7,50/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'ricevo già il giornale di carta', must: [/59,50|metà prezzo/] },
        { ask: 'e quanto costa il digitale per me?', must: [/59,50/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'come scarico l’app?', faq: ['mg-faq-043'] },
        { ask: 'è gratis?', must: [/gratuita/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'come si pagano gli annuali?', faq: ['gz-faq-020'] },
        { ask: 'col bonifico quanto ci mette ad attivarsi?', must: [/due o tre giorni/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'posso pagare in contanti?', must: [/giornalaio|edicol/i] },
        { ask: 'e si rinnova?', must: [/non si rinnova/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'quanto costa digital?', must: [/12,49/] },
        { ask: 'c’è lo sconto per i pescatori?', must: [/75(,00)?/] },
        { ask: 'che documento serve?', must: [/libretto/i] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'quanto costa plus all’anno?', must: [/189(,00)?/] },
        { ask: 'e al mese quanto sarebbe?', must: [/15,75/] },
        { ask: 'e digital?', must: [/14,99|149(,00)?/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'quanto costa online?', must: [/7,50/] },
        { ask: 'e i primi mesi?', must: [/2,00/] },
        { ask: 'e digital ce l’ha la prova?', must: [/Online|prova|15,50/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'ricevuta pagamento dove la trovo', faq: ['em-faq-028'] },
        { ask: 'e la fattura?', faq: ['em-faq-026', 'em-faq-027'] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'mi sono registrato ma non arriva la mail', faq: ['gz-faq-034'] },
        { ask: 'nello spam ho guardato, niente', must: [/Invia di nuovo|Contattaci/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'che abbonamento mi consigliate?', must: [/Online|Digital/] },
        { ask: 'digital o plus? siamo in tre', must: [/Plus/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'quanto costa digital?', must: [/15,50/] },
        { ask: 'ma io ho 29 anni', must: [/75(,00)?/] },
        { ask: 'e a mio padre di 70?', must: [/119(,00)?/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'vorrei disdire', faq: ['em-faq-015'] },
        { ask: 'mi serve una raccomandata?', must: [/Non serve una raccomandata/] },
        { ask: 'e se poi voglio tornare?', faq: ['em-faq-016'] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'ho disdetto, posso tornare indietro?', faq: ['qp-faq-016'] },
        { ask: 'ma è già scaduto', must: [/Scaduti|Rinnova/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'recesso come si fa', faq: ['qp-faq-017'] },
        { ask: 'quanti giorni ho?', must: [/quattordici/] },
        { ask: 'e i soldi quando tornano?', must: [/pochi giorni|due settimane|quattordici giorni/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'posso saltare un mese?', faq: ['qp-faq-018'] },
        { ask: 'quante volte?', must: [/due volte/] },
        { ask: 'e con l’annuale?', must: [/non si sospendono/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'lo skipass scontato come funziona?', faq: ['em-faq-021'] },
        { ask: 'vale anche a natale?', must: [/Natale e l’Epifania|festivi/] },
        { ask: 'e con digital mensile?', must: [/Digital annuale/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'come funziona per le piscine?', faq: ['qp-faq-021'] },
        { ask: 'la domenica vale?', must: [/domenica/] },
        { ask: 'e se vengo con un’amica?', must: [/amico/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'su quanti dispositivi si legge', faq: ['gz-faq-040'] },
        { ask: 'e se ne uso di più?', must: [/avviso|non ti viene mai rifiutato/] },
        { ask: 'come ne tolgo uno?', faq: ['gz-faq-041'] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'come invito la mia coinquilina?', faq: ['qp-faq-060', 'qp-faq-042'] },
        { ask: 'non trova il codice', faq: ['qp-faq-061'] },
        { ask: 'e se la voglio togliere?', faq: ['qp-faq-062'] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'a che ora trovo il giornale?', faq: ['gz-faq-048'] },
        { ask: 'e se c’è la partita?', must: [/slittare|l’una/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'quando esce il giornale', faq: ['em-faq-048'] },
        { ask: 'e a pasqua?', must: [/Pasqua/] },
        { ask: 'e se nevica?', must: [/nevicata|slittare/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'posso avere il pdf di una pagina?', faq: ['gz-faq-056'] },
        { ask: 'è gratis?', must: [/gratuite|4,00/] },
        { ask: 'e quanto ci vuole?', must: [/due giorni lavorativi/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'posso leggerlo in treno senza internet?', faq: ['qp-faq-045'] },
        { ask: 'anche tutta l’edizione?', must: [/non si scarica/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'la rassegna per la mia ditta quanto costa', must: [/780(,00)?/] },
        { ask: 'a quanti colleghi arriva?', must: [/quindici|15/] },
        { ask: 'c’è l’iva da aggiungere?', must: [/IVA/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'la prova è gratis?', faq: ['qp-faq-003'] },
        { ask: 'devo mettere la carta?', must: [/senza lasciare la carta/] },
        { ask: 'e alla fine?', must: [/si spegne da sola/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'quanto costa online?', must: [/5,99/] },
        { ask: 'ma i primi mesi non costano un euro?', must: [/un euro|1,00/i] },
        { ask: 'e poi dopo?', must: [/5,99/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'cambio casa, devo avvisare?', faq: ['qp-faq-030'] },
        { ask: 'e per la fattura?', must: [/documenti fiscali|Profilo/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'numero di telefono assistenza?', must: [/Contattaci|telefono/i] },
        { ask: 'siete aperti sabato?', must: [/9 alle 13|9–13/] },
        { ask: 'e per scrivere?', must: [/Contattaci|chat/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'come si compra in edicola?', faq: ['mg-faq-010'] },
        { ask: 'si rinnova poi?', must: [/non hanno rinnovo/] },
        { ask: 'e dove metto il codice?', must: [/Codici di attivazione/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'mi conviene l’annuale?', must: [/risparmi|59(,00)?|119(,00)?/] },
        { ask: 'e per digital?', must: [/119(,00)?|30,88/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'come scarico l’app', faq: ['gz-faq-042'] },
        { ask: 'devo pagarla?', must: [/gratuita/] },
        { ask: 'ora si chiude sempre', faq: ['gz-faq-043'] },
      ],
    },
  ],
};
