import type { ChatbotSet } from '../../question.ts';

/** Questions in readers’ own words: half of them, asked only for the figures while the rules were written. Written from the stories, not from answers. */
export const devTenth: ChatbotSet = {
  'one fact': [
    { brand: 'MG', ask: 'A che ora smette di girare il tram la sera, dalla stazione?', must: [/22[.:]10/i] },
    {
      brand: 'MG',
      ask: 'l’inverno passato quanto si restava sulla lettiga prima di essere ricoverati?',
      must: [/diciannove ore|19 ore/i],
    },
    {
      brand: 'MG',
      ask: 'Da quando piazza del Grano è pedonale di quanto è diminuito l’inquinamento?',
      must: [/trentotto per cento|38 per cento/i],
    },
    {
      brand: 'MG',
      ask: 'Che mestiere fa il più giovane dei due che hanno portato via le stelle?',
      must: [/elettricista/i],
    },
    { brand: 'MG', ask: 'quante baite hanno riaperto prima del solito grazie alla nevicata?', must: [/\bsette\b/i] },
    { brand: 'MG', ask: 'Che profondità ha l’acqua alla banchina del porto?', must: [/undici metri e mezzo/i] },
    { brand: 'MG', ask: 'Il teatro restaurato: quanto si spende come minimo per entrare?', must: [/otto euro/i] },
    { brand: 'MG', ask: 'gli imbroglioni del contatore quanto hanno arraffato in tutto?', must: [/187 mila/i] },
    {
      brand: 'MG',
      ask: 'il vescovo affitta casa sua: quanto pagano al mese gli inquilini',
      must: [/150 euro|centocinquanta euro/i],
    },
    { brand: 'MG', ask: 'che età aveva il più piccolo di quelli andati dal papa col pane', must: [/quattro mesi/i] },
    { brand: 'MG', ask: 'quanto ci vuole ad addestrare un cane per i ciechi', must: [/diciotto mesi/i] },
    { brand: 'LG', ask: 'che giorno c’è il bagnino in spiaggia d’inverno?', must: [/domenica/i] },
    {
      brand: 'LG',
      ask: 'quanti soldi al giorno riceve un pescatore quando è obbligato a star fermo',
      must: [/trentasei euro/i],
    },
    { brand: 'LG', ask: 'perché la seconda B non può stare nella sua classe', must: [/infiltrazione/i] },
    { brand: 'LG', ask: 'Su che mobile è venuta al mondo la bimba del traghetto?', must: [/divanetto/i] },
    {
      brand: 'LG',
      ask: 'quanto è stato speso perché l’elicottero possa scendere col buio sull’ospedale?',
      must: [/1,8 milioni/i],
    },
    { brand: 'LG', ask: 'quanto è distante dall’acqua lo stadio del Portocenere', must: [/venti metri/i] },
    { brand: 'EM', ask: 'quanto sale aveva comandato il municipio per le strade?', must: [/400 tonnellate/i] },
    {
      brand: 'EM',
      ask: 'il taglialegna ferito dopo quanto era sotto i ferri grazie all’elicottero?',
      must: [/ventisei minuti/i],
    },
    { brand: 'EM', ask: 'quanto pesava la bestia selvatica entrata dalla panettiera?', must: [/quintale/i] },
    { brand: 'EM', ask: 'con quanti voti di scarto è passata l’unione dei due paesi a Pradelmo?', must: [/undici/i] },
    { brand: 'EM', ask: 'chi acquisterà le tavole della segheria riaperta?', must: [/prefabbricate/i] },
    { brand: 'EM', ask: 'Quanto erano lunghi gli sci usciti dal ghiaccio?', must: [/due metri e quindici/i] },
    { brand: 'EM', ask: 'a Brusaldo quanto ha sborsato ciascuno per salvare il bar?', must: [/duecento euro/i] },
    {
      brand: 'GZ',
      ask: 'quanti litri al secondo butteranno fuori le pompe nuove del sottopasso?',
      must: [/centoventi litri|120 litri/i],
    },
    { brand: 'GZ', ask: 'come hanno battezzato il pesce che va su e giù?', must: [/Pendolare/i] },
    { brand: 'GZ', ask: 'chi ha tirato fuori dal fiume i tre canoisti?', must: [/cuoco/i] },
    { brand: 'GZ', ask: 'In quanti hanno rilevato la bottega del latte?', must: [/ottantasei|\b86\b/i] },
    {
      brand: 'GZ',
      ask: 'quanti viaggiatori servono perché il treno continui a fermare a Pieve Talvana?',
      must: [/ottanta/i],
    },
    { brand: 'GZ', ask: 'quale paga iniziale offrono a chi sa usare il tornio?', must: [/1\.750/i] },
    { brand: 'CA', ask: 'Quanti bimbi sono venuti al mondo quest’anno a Colle Ulivo?', must: [/\b511\b/i] },
    { brand: 'CA', ask: 'al truffatore che cosa hanno dato dentro il pacco?', must: [/enigmistica/i] },
    {
      brand: 'CA',
      ask: 'Quanto paga chi entra in macchina sul lungolago di domenica senza permesso?',
      must: [/84 euro/i],
    },
    { brand: 'CA', ask: 'quanti volumi ci sono sulla biblioteca galleggiante?', must: [/seicento|\b600\b/i] },
    { brand: 'CA', ask: 'che temperatura c’era nell’acqua alla nuotata d’inverno?', must: [/sette gradi/i] },
    {
      brand: 'QP',
      ask: 'quanto costa lasciare l’auto tutto il giorno nei posteggi fuori centro sabato?',
      must: [/due euro/i],
    },
    { brand: 'QP', ask: 'Quanto si spende al minimo per mandare un bimbo all’asilo?', must: [/75 euro/i] },
    { brand: 'QP', ask: 'dove erano nascoste le bici da trasporto rubate?', must: [/chies/i] },
    { brand: 'QP', ask: 'dopo quanto vengono eliminati i filmati delle telecamere?', must: [/sette giorni/i] },
    { brand: 'QP', ask: 'Quante camere a prezzo bloccato ci sono per gli universitari?', must: [/\b340\b/i] },
    { brand: 'QP', ask: 'quanta acqua se ne andava ogni secondo sotto il ponte?', must: [/nove litri/i] },
    { brand: 'QP', ask: 'chi ha segnato il canestro della promozione?', must: [/pivot/i] },
    { brand: 'EM', ask: 'chi ha comprato la squadra della Roma?', must: [/Friedkin/i] },
    { brand: 'GZ', ask: 'chi è diventato re d’Olanda al posto della mamma?', must: [/Guglielmo Alessandro/i] },
  ],
  'two facts of one story': [
    { brand: 'MG', ask: 'le ceramiche quanti dipendenti hanno e quanto incassano', must: [/\b310\b/i, /58 milioni/i] },
    {
      brand: 'LG',
      ask: 'quante tartarughine sono arrivate in mare e quante erano le uova',
      must: [/settantuno/i, /novantaquattro/i],
    },
    { brand: 'EM', ask: 'quanto verrà pagato il latte e a quanti allevatori', must: [/68 centesimi/i, /\b43\b/i] },
    { brand: 'GZ', ask: 'la tac in che orari va e quanto si aspetta adesso', must: [/7 alle 23/i, /cinquantotto/i] },
    {
      brand: 'CA',
      ask: 'la campana nel lago: quanto è alta e a che profondità sta',
      must: [/novantaquattro centimetri/i, /trentadue metri/i],
    },
    {
      brand: 'QP',
      ask: 'il cinema riaperto quante poltrone ha e quanto costa l’ingresso',
      must: [/\b212\b/i, /sette euro/i],
    },
  ],
  'facts of two stories': [
    {
      brand: 'LG',
      ask: 'quanti gradini ha il faro e quante anfore hanno trovato nel relitto',
      must: [/\b186\b/i, /duemila/i],
    },
    { brand: 'EM', ask: 'quanti abitanti ha Fondraia e quanti ne ha Brusaldo', must: [/\b164\b/i, /\b390\b/i] },
    {
      brand: 'GZ',
      ask: 'quante bancarelle ha il mercato e quanti sensori ci sono sul ponte',
      must: [/sessanta/i, /ventidue/i],
    },
    {
      brand: 'QP',
      ask: 'quanto costa un biglietto di tribuna al derby e quanto un pasto in mensa a scuola',
      must: [/tredici euro/i, /4,90/i],
    },
  ],
  dates: [
    { brand: 'EM', ask: 'in che mese finiranno di mettere la fibra', must: [/giugno/i] },
    { brand: 'GZ', ask: 'che giorno spengono per sempre il vecchio forno della fonderia', must: [/venerdì/i] },
    { brand: 'QP', ask: 'cosa c’era ieri sul giornale?', when: 'yesterday', atLeast: 1 },
  ],
  traps: [
    {
      brand: 'MG',
      ask: 'il mercato coperto riapre con più banchi di prima, vero? quanti saranno?',
      must: [/cinquantaquattro/i],
    },
    {
      brand: 'LG',
      ask: 'perché il consiglio di Portocenere ha bocciato il limite alle navi da crociera',
      must: [/diciotto sì|al massimo una nave/i],
    },
    { brand: 'EM', ask: 'la segheria di Bressanone quanti operai ha assunto', isRefusal: true, mustNot: [/ventidue/i] },
    { brand: 'GZ', ask: 'quanti sensori hanno messo sul ponte dei Calzolai', isRefusal: true, mustNot: [/ventidue/i] },
    {
      brand: 'CA',
      ask: 'quanto costa l’abbonamento alla prosa del teatro di Bellagio',
      isRefusal: true,
      mustNot: [/118/i],
    },
    {
      brand: 'QP',
      ask: 'la linea 6 del tram ogni quanto passa a Pietrafonte?',
      isRefusal: true,
      mustNot: [/dieci minuti/i],
    },
  ],
  unanswerable: [
    { brand: 'MG', ask: 'quando riapre la piscina comunale di Gaviano?', isRefusal: true },
    { brand: 'MG', ask: 'chi ha vinto le comunali a Gaviano e con quanti voti?', isRefusal: true },
    { brand: 'MG', ask: 'come si prepara la carbonara?', isRefusal: true },
    { brand: 'LG', ask: 'chi è il comandante della guardia costiera, nome e cognome?', isRefusal: true },
    { brand: 'LG', ask: 'quanti squali hanno visto nel Golfo quest’anno?', isRefusal: true },
    { brand: 'LG', ask: 'quante stelle ha il ristorante del Molo Vecchio nella guida?', isRefusal: true },
    { brand: 'EM', ask: 'quanti musicisti ha la banda di Roncalbo?', isRefusal: true },
    { brand: 'EM', ask: 'quanti danni ha fatto il terremoto a Montalba?', isRefusal: true },
    { brand: 'EM', ask: 'chi è il presidente della Francia?', isRefusal: true },
    { brand: 'GZ', ask: 'quanto costa iscrivere un bambino alla scuola calcio?', isRefusal: true },
    { brand: 'GZ', ask: 'chi canta al festival rock di Vallesca?', isRefusal: true },
    { brand: 'GZ', ask: 'che cosa servono al ristorante della stazione di Zenara?', isRefusal: true },
    { brand: 'CA', ask: 'quando chiude lo zoo di Altariva?', isRefusal: true },
    { brand: 'CA', ask: 'quante dosi di vaccino antinfluenzale hanno fatto a Colle Ulivo?', isRefusal: true },
    { brand: 'CA', ask: 'come si chiama il tenore ospite alla Darsena?', isRefusal: true },
    { brand: 'QP', ask: 'quanti cinghiali girano a Borgo Lavatoi?', isRefusal: true },
    { brand: 'QP', ask: 'quanto si paga al mese la palestra comunale?', isRefusal: true },
    { brand: 'QP', ask: 'quanti gol ha fatto Lautaro in campionato?', isRefusal: true },
  ],
  'summary of the day': [
    { brand: 'MG', ask: 'mi aggiorni su quel che è accaduto oggi in città', when: 'today', atLeast: 3 },
    { brand: 'LG', ask: 'le notizie fresche di giornata', when: 'today', atLeast: 3 },
    { brand: 'LG', ask: 'sintetizzami la giornata', when: 'today', atLeast: 3 },
    { brand: 'EM', ask: 'due righe sulle notizie di stamattina', when: 'today', atLeast: 3 },
    { brand: 'GZ', ask: 'quali fatti riporta oggi il giornale?', when: 'today', atLeast: 3 },
    { brand: 'GZ', ask: 'economia: che c’è oggi?', when: 'today', atLeast: 1 },
    { brand: 'CA', ask: 'voglio solo i titoli di oggi', when: 'today', atLeast: 3 },
    { brand: 'QP', ask: 'recap di oggi', when: 'today', atLeast: 3 },
    { brand: 'QP', ask: 'le notizie più grosse di ieri', when: 'yesterday', atLeast: 2 },
  ],
  'follow-up': [
    {
      brand: 'MG',
      turns: [
        { ask: 'chi ha rubato le luminarie?', must: [/ventisei anni|trentuno/i] },
        { ask: 'dove le hanno ritrovate?', must: [/balcone/i] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'cosa c’era dentro il camper al cimitero?', must: [/ricci/i] },
        { ask: 'quanto devono pagare di multa', must: [/quattordicimila/i] },
        { ask: 'e quanti ne sono rimasti vivi?', must: [/tremilaottocento/i] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'chi insegna a riparare le reti in piazza?', must: [/donne|maestre/i] },
        { ask: 'quanti alunni hanno', must: [/trentotto/i] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'che cos’è la banca del tempo?', must: [/ore/i] },
        { ask: 'quanti iscritti ha', must: [/\b214\b/i] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'di chi è adesso la fabbrica di sedie?', must: [/dipendenti/i] },
        { ask: 'quanto hanno speso per comprarla', must: [/690 mila/i] },
        { ask: 'quanto prende ognuno di stipendio?', must: [/1\.480/i] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'il museo aperto di notte quanti visitatori ha avuto?', must: [/trecento/i] },
        { ask: 'e l’ingresso quanto costa', must: [/quattro euro/i] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'quante persone erano bloccate in funicolare?', must: [/ventidue/i] },
        { ask: 'per quanto tempo', must: [/[Qq]uarantun/i] },
        { ask: 'chi suonava là dentro?', must: [/violoncellista/i] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'chi ha salvato l’uomo in palestra?', must: [/ragazze/i] },
        { ask: 'quanti anni aveva lui', must: [/cinquantotto/i] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'quanti voti hanno preso i bagni pubblici?', must: [/5\.914/i] },
        { ask: 'quanti soldi c’erano da spendere', must: [/400\s?mila/i] },
      ],
    },
  ],
};
