import type { AssistanceSet } from '../../question.ts';

/** The other half of the twelfth set; while the chat was changed only its figures were known. */
export const devThirteenth: Pick<AssistanceSet, 'prices' | 'talks'> = {
  prices: [
    { brand: 'EM', ask: 'il costo totale di un anno di digital plus grazie', must: [/179(,00)?/] },
    { brand: 'QP', ask: 'finiti i 30 giorni gratis quanto pago', must: [/9,99|si spegne da sola/] },
    { brand: 'QP', ask: 'la tessera digital in edicola quanto la pago', must: [/9,99/, /24,90/] },
    { brand: 'EM', ask: 'siamo in sei, quanto costa aggiungere gente al plus', must: [/24(,00)?/] },
    { brand: 'EM', ask: 'la rassegna stampa quanto costa in un anno', must: [/79(,00)?/] },
    { brand: 'MG', ask: 'il digital annuale lo posso pagare in tre rate?', faq: ['mg-faq-031'] },
    { brand: 'GZ', ask: 'mi basta sul telefono, quanto pago?', must: [/6,99/] },
    { brand: 'EM', ask: 'se voglio solo gli articoli e basta pago meno vero? quanto?', must: [/6,90|59/] },
    { brand: 'GZ', ask: 'ho 17 anni e faccio il liceo, che prezzo', must: [/89(,00)?/] },
    { brand: 'MG', ask: 'vorrei regalare digital a mio suocero, che spesa è?', must: [/149(,00)?/] },
    { brand: 'MG', ask: 'quanto costa in più digital rispetto a online?', must: [/7,99/, /14,99/] },
    { brand: 'MG', ask: 'prezo abbonameto anuale digitl', must: [/149(,00)?/] },
    { brand: 'CA', ask: 'leggere solo gli articoli per un anno cosa mi viene a costare', must: [/69(,00)?/] },
    { brand: 'MG', ask: 'quanto mi tocca sborsare dal secondo mese in poi', must: [/7,99/] },
    { brand: 'GZ', ask: 'quello che finisce da solo senza rinnovo automatico quanto costa', must: [/36(,00)?/] },
    { brand: 'EM', ask: 'ricevo già l’eco per posta, devo pagare anche digital?', must: [/compreso/i] },
    { brand: 'GZ', ask: 'costa di più digital o plus?', must: [/13,90|139/, /219/] },
    { brand: 'EM', ask: 'quanto spende un signore di 72 anni per l’anno intero', must: [/99(,00)?/] },
    {
      brand: 'LG',
      ask: 'quanto si risparmia con un anno intero di online invece di dodici mesi singoli?',
      must: [/59(,00)?/, /5,99/],
    },
    { brand: 'GZ', ask: 'se finita la prova non disdico quanto pago', must: [/6,99/] },
    { brand: 'MG', ask: 'se lo prendo adesso a 4,99 poi quanto diventa?', must: [/14,99/, /tre mesi/] },
    { brand: 'MG', ask: 'il digital per un mese solo, mettiamo luglio, quanto?', must: [/14,99/] },
    {
      brand: 'LG',
      ask: 'digital stagione quanto costa e poi si rinnova?',
      must: [/29(,00)?/, /senza rinnovo|finisce da solo|nessun rinnovo/i],
    },
    { brand: 'LG', ask: 'due mesi a un euro e dopo?', must: [/5,99/] },
    { brand: 'LG', ask: 'per i sessantacinquenni c’è anche un mensile scontato?', must: [/75(,00)?/] },
    { brand: 'LG', ask: 'il posto in più sul plus a quanto sta', must: [/18(,00)?/] },
    { brand: 'CA', ask: 'quanto mi scalate se passo da online a digital', faq: ['ca-faq-007'] },
    {
      brand: 'EM',
      ask: 'la differenza in soldi tra online annuale e digital annuale',
      must: [/59(,00)?/, /129(,00)?/],
    },
    { brand: 'EM', ask: 'nelle edicole la scheda costa uguale o di più?', faq: ['em-faq-012'] },
    { brand: 'MG', ask: 'per un posto in più nel plus quanto chiedete', must: [/non si vendono posti singoli/i] },
    { brand: 'CA', ask: 'il digital meno caro quale sarebbe', must: [/15,50|39(,00)?|75(,00)?/] },
    { brand: 'CA', ask: 'ho 29 anni e fra poco 30, che prezzo mi tocca?', must: [/75(,00)?/] },
    { brand: 'GZ', ask: 'l’annuale digital diviso per mese quanto viene', must: [/139(,00)?|11,58/] },
    { brand: 'MG', ask: 'dal giornalaio quanto lo pago, uguale al sito?', faq: ['mg-faq-010'] },
    { brand: 'EM', ask: 'tariffa università per uno di 24 anni', must: [/49(,00)?/] },
    { brand: 'LG', ask: 'un anno con archivio e quattro parenti dentro quanto', must: [/165(,00)?/] },
    { brand: 'MG', ask: 'quanto pago al giorno se prendo digital annuale', must: [/149|0,4\d/] },
    { brand: 'GZ', ask: 'per un’associazione di otto persone che spesa ci viene', must: [/219(,00)?|36(,00)?/] },
    { brand: 'QP', ask: 'se pago tutto insieme mi fate risparmiare qualcosa', must: [/44,90|94,90/] },
    {
      brand: 'QP',
      ask: 'allora senta io volevo sapere il giornale quello da sfogliare quanto viene per tutto l’anno punto',
      must: [/94,90/],
    },
  ],
  talks: [
    {
      brand: 'QP',
      turns: [
        { ask: 'buonasera a voi', must: [/buon|salve|ciao/i] },
        { ask: 'quanto costa abbonarsi?', must: [/4,99/] },
        { ask: 'grazie, e per gli studenti?', must: [/19,90/] },
        {
          ask: 'ok grazie mille',
          must: [/prego|figurati|di (niente|nulla)|piacere|non c’è di che|ci mancherebbe|a presto|arrivederci/i],
        },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'quanto costa la rassegna dell’eco', must: [/79(,00)?/] },
        { ask: 'no, il giornale normale', must: [/6,90|13,90/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'da che ora si legge l’edizione?', must: [/6 del mattino|dalle 6/] },
        { ask: 'anche la domenica?', must: [/ogni giorno/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'quanto costa il plus di pietrafonte', must: [/139(,00)?/] },
        { ask: 'no scusa, online', must: [/4,99/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'il codice che mi avete dato non va', faq: ['qp-faq-011'] },
        { ask: 'mi dice già usato', must: [/tutti i tuoi indirizzi|già attivo altrove/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'quando mi scade l’abbonamento del meriggio?', must: [/accedi/i] },
        { ask: 'e dove lo trovo da solo?', must: [/Abbonamenti/] },
      ],
    },
    {
      brand: 'GZ',
      reader: 'titolare@example.it',
      turns: [
        { ask: 'quanti posti ho usato nel mio plus', facts: ['seatsUsed'] },
        { ask: 'e quanti me ne avanzano?', facts: ['seatsFree'] },
        { ask: 'come ne do uno a mia cugina?', must: [/invit|Assegna|Utenti collegati/] },
      ],
    },
    {
      brand: 'LG',
      reader: 'digital@example.it',
      turns: [
        { ask: 'quanto pago io di abbonamento?', facts: ['price'] },
        { ask: 'e quando me li prendete?', facts: ['nextCharge'] },
        { ask: 'non voglio che si rinnovi', must: [/Disattiva il rinnovo/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'vado via due mesi, si può fermare?', faq: ['ca-faq-018'] },
        { ask: 'quanto prima devo dirvelo?', must: [/tre giorni/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'dammi il prezzo per gli studenti', must: [/99(,00)?/] },
        { ask: 'ma io ho 30 anni', must: [/29|28|149|14,99/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'quanto viene l’eco in digitale per un anno?', must: [/129(,00)?/] },
        { ask: 'io ho 68 anni', must: [/99(,00)?/] },
        { ask: 'e mia nipote che studia?', must: [/49(,00)?/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'io ricevo già il giornale di carta', faq: ['mg-faq-018'] },
        { ask: 'quindi quanto pago?', must: [/59(,00)?/] },
        { ask: 'e come lo chiedo?', must: [/Contattaci/] },
      ],
    },
    {
      brand: 'MG',
      reader: 'digital@example.it',
      turns: [
        { ask: 'che abbonamento ho adesso', facts: ['product'] },
        { ask: 'quanto lo pago?', facts: ['price'] },
        { ask: 'e se passo al plus?', must: [/189(,00)?|Cambia abbonamento/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'quanti dispositivi posso collegare alla gazzetta?', faq: ['gz-faq-040'] },
        { ask: 'e come ne tolgo uno vecchio?', faq: ['gz-faq-041'] },
        { ask: 'e con online quanto costa?', must: [/6,99/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'non riesco ad accedere con google', faq: ['gz-faq-037'] },
        { ask: 'non funziona lo stesso', must: [/Contattaci|operator/i] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'lo sconto alla cineteca come lo uso', faq: ['lg-faq-019'] },
        { ask: 'anche per mia moglie?', must: [/accompagnatore/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'mi dite che l’account è bloccato', faq: ['em-faq-037'] },
        { ask: 'quanto devo aspettare?', must: [/minut/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'mi conviene digital o online secondo te?', must: [/Online/, /Digital/] },
        { ask: 'io leggo solo dal telefono', must: [/Online|7,99/] },
        { ask: 'allora quanto costa?', must: [/7,99/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'digital stagione quanto fa?', must: [/29(,00)?/] },
        { ask: 'poi si rinnova?', must: [/non si rinnova|senza rinnovo|finisce da solo/i] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'come faccio a disdire il meriggio', faq: ['mg-faq-013'] },
        { ask: 'e poi posso leggere ancora?', must: [/fino alla data di scadenza/] },
        { ask: 'e se cambio idea?', must: [/Scaduti|Rinnova|14 giorni/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'vorrei un rimborso', faq: ['ca-faq-029'] },
        { ask: 'in quanti giorni?', must: [/quattordici giorni/] },
      ],
    },
    {
      brand: 'MG',
      reader: 'insoluto@example.it',
      turns: [
        { ask: 'perché non mi apre più gli articoli?', must: [/non pagato|Paga ora/i] },
        { ask: 'quanto vi devo?', facts: ['unpaid'] },
        { ask: 'e come faccio?', must: [/Paga ora/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'l’archivio dal 1894 come si apre', faq: ['mg-faq-053'] },
        { ask: 'è compreso in digital?', must: [/Digital Plus|12 mesi/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'mi è comparso non pagato', faq: ['mg-faq-024'] },
        { ask: 'e se non pago?', must: [/sospeso/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'mi è scaduta la carta di credito', faq: ['lg-faq-021'] },
        { ask: 'ma il rinnovo è domani!', must: [/oggi stesso/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'lo sconto skipass come si usa', faq: ['em-faq-021'] },
        { ask: 'anche la domenica?', must: [/festivi|lunedì al venerdì/] },
      ],
    },
    {
      brand: 'MG',
      reader: 'digital@example.it',
      turns: [
        { ask: 'che carta avete registrato per me', facts: ['method'] },
        { ask: 'e se la voglio cambiare?', must: [/Contattaci|Un’altra carta/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'troppe newsletter, come le fermo?', faq: ['ca-faq-067'] },
        { ask: 'no, volevo dire le notifiche', faq: ['ca-faq-069'] },
      ],
    },
    {
      brand: 'MG',
      clock: 'open',
      turns: [
        { ask: 'mi fa parlare con qualcuno per cortesia?', must: [/operator/i] },
        { ask: 'no aspetta, prima dimmi quanto costa digital', must: [/14,99/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'l’abbonamento lo posso dare a mia madre?', faq: ['qp-faq-019'] },
        { ask: 'e la carta?', must: [/carta va cambiata/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'che schifo di assistenza', ways: ['/contact'] },
        {
          ask: 'no grazie lascia stare',
          must: [/prego|figurati|di (niente|nulla)|piacere|non c’è di che|ci mancherebbe|a presto|arrivederci/i],
        },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'il digital quanto viene?', must: [/14,99/] },
        { ask: 'grazie, e come si paga?', faq: ['mg-faq-022'] },
        { ask: 'anche col bonifico?', must: [/bonifico/] },
        {
          ask: 'bene grazie',
          must: [/prego|figurati|di (niente|nulla)|piacere|non c’è di che|ci mancherebbe|a presto|arrivederci/i],
        },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'come funziona lo sconto a teatro', faq: ['mg-faq-020'] },
        { ask: 'per quanti biglietti?', must: [/due posti/i] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'che tempo fa domani a gaviano', isRefusal: true },
        { ask: 'ok, allora come disdico?', faq: ['mg-faq-013'] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'ad agosto lo posso mettere in pausa?', faq: ['gz-faq-016'] },
        { ask: 'anche col mensile?', must: [/mensili e offerte di tre mesi non prevedono/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'ho perso la password di cronache', faq: ['ca-faq-032'] },
        { ask: 'la mail non arriva', must: [/altra tua casella|indesiderata|spam|Contattaci/i] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'il sito è lentissimo da voi', faq: ['lg-faq-043'] },
        { ask: 'già fatto, uguale', must: [/Contattaci|operator/i] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'un regalo per mia suocera si può fare?', faq: ['gz-faq-004'] },
        { ask: 'quanto dura il codice?', must: [/un anno/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'come invito mio fratello nel plus?', faq: ['ca-faq-060'] },
        { ask: 'e se lui non riceve niente?', faq: ['ca-faq-061'] },
        { ask: 'e per toglierlo?', faq: ['ca-faq-062'] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'come faccio il recesso', faq: ['qp-faq-017'] },
        { ask: 'e i soldi?', must: [/soldi tornano|due settimane/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'vorrei fare un reclamo scritto', must: [/reclam/i] },
        { ask: 'entro quando mi rispondete?', must: [/giorni|giorno/] },
      ],
    },
  ],
};
