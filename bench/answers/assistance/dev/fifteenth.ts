import type { AssistanceSet } from '../../question.ts';

/** The other half of the fourteenth set; while the chat was changed only its figures were known. */
export const devFifteenth: Pick<AssistanceSet, 'prices' | 'talks'> = {
  prices: [
    { brand: 'LG', ask: 'il giornale per l’estate quanto costa', must: [/29(,00)?/] },
    { brand: 'CA', ask: 'mia figlia ha 24 anni quanto paga', must: [/75(,00)?/] },
    { brand: 'CA', ask: 'mia madre è in pensione, ha 71 anni, che prezzo le fate', must: [/119(,00)?/] },
    { brand: 'QP', ask: 'studio all’università quanto mi costa online', must: [/19,90/] },
    { brand: 'QP', ask: 'siamo in quattro in casa quanto si paga', must: [/139(,00)?/] },
    { brand: 'EM', ask: 'sono maestro di sci, vengo solo d’inverno, quanto pago?', must: [/29(,00)?/] },
    { brand: 'EM', ask: 'la rassegna per la mia azienda quanto costa al mese?', must: [/79(,00)?/] },
    { brand: 'LG', ask: 'ho già la copia cartacea, quanto costa in più il digital?', must: [/59,50/] },
    { brand: 'CA', ask: 'sono abbonato alla carta, il digitale quanto mi costa', must: [/4,00/] },
    { brand: 'GZ', ask: 'se prendo il giornale di carta il digitale è gratis?', must: [/incluso|senza supplemento/i] },
    { brand: 'MG', ask: 'quanto costa un abbonamento da regalare per un anno?', must: [/79(,00)?|149(,00)?/] },
    { brand: 'LG', ask: 'il plus con cinque posti in tutto quanto costa?', must: [/165(,00)?|18(,00)?/] },
    { brand: 'GZ', ask: 'quanto costa avere anche l’archivio dal 1871?', must: [/219(,00)?/] },
    { brand: 'EM', ask: 'quanto costa ongline per un ano', must: [/59(,00)?/] },
    {
      brand: 'QP',
      ask: 'buongiorno volevo un informazione sul prezzo del abonamento digital annuale grazie',
      must: [/94,90/],
    },
    { brand: 'MG', ask: 'e dopo il primo mese a 99 centesimi?', must: [/7,99/] },
    { brand: 'QP', ask: 'quanto costa per le scuole?', faq: ['qp-faq-072'] },
    { brand: 'LG', ask: 'lavoro sui pescherecci, quanto pago?', must: [/75(,00)?/] },
    { brand: 'QP', ask: 'mia mamma è pensionata, quanto spende?', must: [/74,90/] },
    { brand: 'GZ', ask: 'altri tre posti nel plus quanto vengono?', must: [/36(,00)?/] },
    { brand: 'CA', ask: 'quanto costano i primi due mesi di online?', must: [/2,00/] },
    { brand: 'MG', ask: 'passare da online a digital quanto mi costa?', must: [/4,99|scalati|14,97/] },
    { brand: 'MG', ask: 'con la carta per posta quanto viene il digital?', must: [/59(,00)?/] },
    { brand: 'EM', ask: 'abbonamento per la stagione sciistica prezzo', must: [/29(,00)?/] },
    { brand: 'EM', ask: 'quanto pago di più con il mensile rispetto all’annuale di online?', must: [/23,80|59(,00)?/] },
    { brand: 'QP', ask: 'che prezzo ha il giornale sfogliabile per un anno?', must: [/94,90/] },
    { brand: 'CA', ask: 'ci abboniamo in sei in famiglia, quanto costa?', must: [/209(,00)?/] },
    { brand: 'MG', ask: 'per dodici persone quanto costa?', must: [/189(,00)?/] },
    { brand: 'LG', ask: 'quanto costa al giorno digital annuale?', must: [/0,33/] },
  ],
  talks: [
    {
      brand: 'LG',
      turns: [
        { ask: 'che abbonamenti avete?', must: [/5,99/, /12,49/] },
        { ask: 'il secondo quanto costa all’anno?', must: [/119(,00)?/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'quanto costa digital?', must: [/15,50/] },
        { ask: 'quello da 12 mesi invece', must: [/149(,00)?/] },
        { ask: 'e per mia moglie che ha 67 anni?', must: [/119(,00)?/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'come posso pagare?', faq: ['gz-faq-020'] },
        { ask: 'e se non ho la carta?', must: [/SEPA|conto corrente|bonifico|contanti/i] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'come si paga l’abbonamento?', faq: ['mg-faq-022'] },
        { ask: 'e la carta non ce l’ho?', must: [/SEPA|bonifico|contanti|edicol/i] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'quanto viene il plus', must: [/165(,00)?/] },
        { ask: 'e se siamo in sei?', must: [/18(,00)?/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'quanto costa online?', must: [/4,99/] },
        { ask: 'e l’altro?', must: [/9,99/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'digital annuale quanto costa?', must: [/129(,00)?/] },
        { ask: 'no scusa, volevo dire online', must: [/59(,00)?|6,90/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'prezzo digital per un anno', must: [/94,90/] },
        { ask: 'no, intendevo al mese', must: [/9,99/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'quanto costa il digital per uno studente?', must: [/99(,00)?/] },
        { ask: 'e per mio nonno?', must: [/99(,00)?|65/] },
        { ask: 'e per me che ho 40 anni?', must: [/14,99|149(,00)?/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'vorrei regalare il giornale a mia zia', faq: ['mg-faq-004'] },
        { ask: 'poi si rinnova?', must: [/non si rinnova/i] },
        { ask: 'e il codice quanto dura?', must: [/31 dicembre/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'ho disdetto per sbaglio', faq: ['lg-faq-014'] },
        { ask: 'e se è già scaduto?', must: [/Scaduti|Rinnova/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'posso mettere in pausa l’abbonamento?', faq: ['ca-faq-018'] },
        { ask: 'per quanto tempo al massimo?', must: [/60 giorni/] },
        { ask: 'e con il trimestrale?', must: [/non hanno la pausa/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'posso sospenderlo se vado via un mese?', faq: ['mg-faq-017'] },
        { ask: 'e allora che faccio?', must: [/disattiva il rinnovo|riabbonati/i] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'su quanti telefoni posso leggerlo?', faq: ['lg-faq-040'] },
        { ask: 'e con l’online?', must: [/Quattro/i] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'ho cambiato carta', faq: ['gz-faq-021'] },
        { ask: 'e se il rinnovo è domani?', must: [/un giorno prima|Paga ora/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'mi è scaduta la carta, che faccio?', faq: ['ca-faq-023'] },
        { ask: 'posso mettere l’iban al suo posto?', must: [/IBAN/] },
        { ask: 'ma mi addebitate qualcosa?', must: [/non genera addebiti/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'mi serve una fattura per la ditta', faq: ['gz-faq-025'] },
        { ask: 'quando arriva?', must: [/dodici giorni/] },
        { ask: 'e se è sbagliata?', faq: ['gz-faq-026'] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'vorrei cambiare mail', faq: ['ca-faq-034'] },
        { ask: 'e se non ho più accesso a quella vecchia?', must: [/funziona lo stesso/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'a che ora esce il giornale?', must: [/23\.30/] },
        { ask: 'anche la domenica?', must: [/./] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'a che ora esce il giornale online?', faq: ['lg-faq-048'] },
        { ask: 'e se non c’è ancora?', must: [/5\.30|ieri|Ricarica/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'avete l’archivio?', faq: ['lg-faq-051', 'lg-faq-050'] },
        { ask: 'quanto costa?', must: [/165(,00)?/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'come aggiungo mia figlia al mio abbonamento?', faq: ['ca-faq-060', 'ca-faq-042'] },
        { ask: 'non le è arrivato niente', faq: ['ca-faq-061'] },
        { ask: 'e se voglio toglierla?', faq: ['ca-faq-062'] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'come mi cancello dalla newsletter?', faq: ['lg-faq-072'] },
        { ask: 'e dalle notifiche?', faq: ['lg-faq-075'] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'c’è un numero di telefono?', must: [/Contattaci|telefon/i] },
        { ask: 'fino a che ora rispondete?', must: [/\d/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'ho online, posso passare a digital?', faq: ['mg-faq-006'] },
        { ask: 'quanto mi costa?', must: [/4,99|14,99/] },
        { ask: 'e dopo i tre mesi?', must: [/14,99/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'la prova quanto costa?', must: [/3(,00)?/] },
        { ask: 'quanto dura?', must: [/tre mesi|novant/i] },
        { ask: 'e poi quanto pago?', must: [/6,99/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'c’è una prova gratis?', faq: ['lg-faq-003'] },
        { ask: 'e dopo i due mesi?', must: [/5,99/] },
        { ask: 'posso smettere prima?', must: [/spegni il rinnovo|smettere prima/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'quanto costa la rassegna stampa?', must: [/780(,00)?/] },
        { ask: 'a quante persone la mando?', must: [/15|quindici/] },
        { ask: 'e a che ora?', must: [/6\.45/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'rassegna stampa prezzo', must: [/960(,00)?/] },
        { ask: 'si può mettere sulla intranet?', faq: ['ca-faq-075'] },
        { ask: 'quante copie?', must: [/150/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'si può leggere senza internet?', faq: ['lg-faq-044'] },
        { ask: 'tutto il giornale?', must: [/non si scarica in un colpo/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'ho 28 anni, quanto pago?', must: [/75(,00)?/] },
        { ask: 'e quando ne compio trenta?', must: [/scadenza|ordinaria/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'quanto costa digital?', must: [/13,90/] },
        { ask: 'per tre mesi?', must: [/36(,00)?/] },
        { ask: 'e poi devo disdirlo?', must: [/si chiude|senza altri addebiti|Non c’è rinnovo|finiscono da soli/i] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'quanto costa il plus?', must: [/139(,00)?/] },
        { ask: 'in quanti si può leggere?', must: [/tre persone|quattro|tre/i] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'quanto costa per uno studente?', must: [/49(,00)?/] },
        { ask: 'fino a che età?', must: [/26/] },
      ],
    },
    {
      brand: 'MG',
      reader: 'digital@example.it',
      turns: [
        { ask: 'quando mi scade l’abbonamento?', facts: ['until'] },
        { ask: 'e quanto pago al rinnovo?', facts: ['price'] },
        { ask: 'con che carta?', facts: ['method'] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'quanto costa online?', must: [/6,90/] },
        { ask: 'lo posso disdire quando voglio?', must: [/Disattiva il rinnovo|fino al giorno prima|ferm/i] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'digital plus quanto costa', must: [/219(,00)?/] },
        { ask: 'in quanti lo possiamo usare?', must: [/6 |sei/i] },
        { ask: 'e se ce ne servono altri tre?', must: [/36(,00)?/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'come posso pagare?', faq: ['qp-faq-022'] },
        { ask: 'con la postepay si può?', must: [/prepagata/] },
        { ask: 'e a rate?', must: [/niente rate|unica soluzione/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'si può pagare col bonifico?', faq: ['qp-faq-022'] },
        { ask: 'anche per digital normale?', must: [/solo per Digital Plus/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'con quali carte si paga?', faq: ['em-faq-022'] },
        { ask: 'e se non ce l’ho?', must: [/conto corrente|bonifico|contanti/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'mi serve la fattura', faq: ['qp-faq-026'] },
        { ask: 'quando arriva?', must: [/entro una settimana/] },
        { ask: 'no volevo dire la ricevuta', faq: ['qp-faq-028'] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'come passo a digital? ho l’online', faq: ['em-faq-008'] },
        { ask: 'e al contrario?', faq: ['em-faq-009'] },
        { ask: 'da quando vale?', must: [/scadenza/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'vorrei passare da digital a online', faq: ['qp-faq-008'] },
        { ask: 'scatta subito?', must: [/prossima scadenza/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'non mi arriva il codice per registrarmi', faq: ['qp-faq-035'] },
        { ask: 'nello spam non c’è', must: [/Invia di nuovo|altra e-mail|aziendali/i] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'online o digital, che differenza c’è?', faq: ['em-faq-001'] },
        { ask: 'se leggo solo dal telefono?', must: [/Online/] },
        { ask: 'quindi quanto spendo?', must: [/6,90|59(,00)?/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'mi fate vedere le offerte?', must: [/6,99/, /13,90/] },
        { ask: 'quale comprende l’archivio?', must: [/Digital Plus/] },
        { ask: 'quanto costa?', must: [/219(,00)?/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'avete un archivio?', faq: ['qp-faq-050'] },
        { ask: 'fino a che anno?', must: [/2011/] },
        { ask: 'ci vuole il plus per forza?', must: [/Digital Plus|45 giorni/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'quanti giorni indietro posso leggere?', faq: ['em-faq-050'] },
        { ask: 'e prima ancora?', must: [/1998/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'quanto costa digital?', must: [/13,90/] },
        { ask: 'mio figlio fa l’università', must: [/89(,00)?/] },
        { ask: 'cosa gli serve?', must: [/certificato/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'posso mettere in pausa l’abbonamento?', faq: ['em-faq-018'] },
        { ask: 'e quello di carta?', must: [/otto giorni|sospendere la spedizione/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'come ritiro la tessera del museo', faq: ['gz-faq-019'] },
        { ask: 'quanti ingressi sono?', must: [/due ingressi/] },
        { ask: 'li posso dare a un amico?', must: [/si possono ced/i] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'ho perso il cellulare, come lo scollego?', faq: ['em-faq-041'] },
        { ask: 'quanto ci mette?', must: [/qualche minuto/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'quanti posti ci sono nel plus?', must: [/quattro/] },
        { ask: 'e uno in più?', must: [/24(,00)?/] },
        { ask: 'fino a quanti?', must: [/dodici/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'account aziendale come si apre', faq: ['em-faq-071'] },
        { ask: 'e per un comune?', faq: ['em-faq-072'] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'c’è una prova?', faq: ['em-faq-003'] },
        { ask: 'quanto dura?', must: [/primo mese|trentesimo/] },
        { ask: 'e poi quanto pago?', must: [/13,90/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'quanto costa il trimestrale?', must: [/39(,00)?/] },
        { ask: 'si prende anche in edicola?', must: [/giornalaio|edicol/i] },
        { ask: 'e l’annuale quanto viene?', must: [/149(,00)?/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'dimenticata la password', faq: ['gz-faq-031'] },
        { ask: 'non ricevo il messaggio', must: [/spam|indesiderata|Invia|casella|Contattaci/i] },
        {
          ask: 'ok fatto, grazie!',
          must: [/prego|figurati|di (niente|nulla)|piacere|non c’è di che|ci mancherebbe|a presto|arrivederci/i],
        },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'vedo un addebito doppio', faq: ['em-faq-025'] },
        { ask: 'una delle due è in sospeso', must: [/si cancella da sola|cinque giorni/] },
        { ask: 'e se non sparisce?', must: [/Contattaci/] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'quanto costa digital plus', must: [/189(,00)?/] },
        { ask: 'in quanti possiamo leggerlo?', must: [/12/] },
        { ask: 'e quanti dispositivi ciascuno?', must: [/5 dispositivi/i] },
      ],
    },
  ],
};
