import type { ChatbotSet } from '../../question.ts';

/** Questions that once measured the chatbot; read since, they are to develop with. */
export const devFourth: ChatbotSet = {
  'one fact': [
    { brand: 'CA', ask: 'quanti posti di lavoro portano i traghetti elettrici?', must: [/novanta|\b90\b/i] },
    {
      brand: 'CA',
      ask: 'Quanto tempo sono rimasti bloccati i passeggeri della funicolare?',
      must: [/quarantun|\b41\b|18\.19/i],
    },
    { brand: 'CA', ask: 'quanto costa l’abbonamento alla Darsena per chi ha meno di 26 anni', must: [/\b60\b/] },
    { brand: 'CA', ask: 'Di quanto è sceso il lago?', must: [/settantuno/i] },
    { brand: 'EM', ask: 'quante tonnellate di sale ha ricevuto il comune?', must: [/\b190\b/] },
    { brand: 'EM', ask: 'Quanto paga un bambino di 10 anni per sciare a Pian Sorello?', must: [/\b15\b/] },
    {
      brand: 'EM',
      ask: 'chi ha tirato la corda della campana per gli escursionisti nella nebbia?',
      must: [/custode/i],
    },
    { brand: 'EM', ask: 'Quante parole ha il dialetto di Montalba per la neve', must: [/quarantasette/i] },
    { brand: 'GZ', ask: 'quanto dura la prova della fermata a Pieve Talvana?', must: [/sei mesi/i] },
    {
      brand: 'GZ',
      ask: 'Quanti attrezzi si possono prendere in prestito in biblioteca?',
      must: [/\b170\b|centosettanta/i],
    },
    { brand: 'GZ', ask: 'chi ha salvato i ragazzi della canoa', must: [/cuoco/i] },
    { brand: 'GZ', ask: 'Quanto costerà spostare il quadro elettrico del sottopasso?', must: [/novemila/i] },
    { brand: 'LG', ask: 'quando comincia il fermo della pesca?', must: [/febbraio|dopo le feste/i] },
    { brand: 'LG', ask: 'Quanto molo è crollato con la mareggiata?', must: [/undici metri/i] },
    { brand: 'LG', ask: 'a quanto si vende il fiore di sale di Torresalara', must: [/ventidue/i] },
    { brand: 'LG', ask: 'Quante barche sono partite per la regata d’inverno?', must: [/settantaquattro/i] },
    { brand: 'MG', ask: 'quanto pesava il pane portato al papa?', must: [/otto chili/i] },
    { brand: 'MG', ask: 'Quanti platani hanno abbattuto?', must: [/abbattuti due|due, malati/i] },
    { brand: 'MG', ask: 'chi è venuto in trattore alle cantine aperte?', must: [/ottantasettenne/i] },
    { brand: 'QP', ask: 'quanto costa una stanza per studenti con l’accordo?', must: [/\b290\b/] },
    { brand: 'QP', ask: 'Da che età si vota per le consulte di quartiere?', must: [/sedici anni/i] },
    { brand: 'QP', ask: 'quanta acqua perdeva la condotta sotto il ponte vecchio', must: [/nove litri/i] },
    { brand: 'MG', ask: 'Quanti morti ci sono stati nel crollo del dormitorio in Turchia?', must: [/\b17\b/] },
    { brand: 'LG', ask: 'quante volte ha vinto il Palio la contrada dell’Oca?', must: [/\b65/] },
  ],
  'two facts of one story': [
    {
      brand: 'CA',
      ask: 'Quanto è alta la campana trovata nel lago e a che profondità stava?',
      must: [/novantaquattro/i, /trentadue/i],
    },
    {
      brand: 'CA',
      ask: 'quanti rigori ha parato il terzo portiere dell’Altariva e che lavoro fa?',
      must: [/\btre\b/i, /arredi sacri|negozio/i],
    },
    { brand: 'EM', ask: 'Quanti voti ha preso il sì a Pradelmo e quanti il no?', must: [/\b287\b/, /\b276\b/] },
    {
      brand: 'EM',
      ask: 'Quante persone lavorano nella segheria di Brusaldo e quanto ha prestato la banca?',
      must: [/ventidue/i, /1,2 milioni/],
    },
    {
      brand: 'GZ',
      ask: 'a che ora parte la linea rossa del pedibus e quanto ci mette?',
      must: [/7\.31/, /ventisei/i],
    },
    {
      brand: 'GZ',
      ask: 'Quanto investono le Fonderie nei forni elettrici e quanti sono gli addetti?',
      must: [/undici milioni/i, /centododici/i],
    },
    {
      brand: 'LG',
      ask: 'quante anfore ci sono alle Crocette e a che profondità sono?',
      must: [/duemila/i, /quaranta metri/i],
    },
    {
      brand: 'LG',
      ask: 'Quante tartarughe hanno raggiunto il mare e quante erano le uova?',
      must: [/settantuno/i, /novantaquattro/i],
    },
    { brand: 'QP', ask: 'Quanti lampioni vengono spenti e da che ora?', must: [/1\.260/, /0\.30|mezzanotte/i] },
    {
      brand: 'MG',
      ask: 'Quanti lavorano sulla banchina del porto e quanto è profondo il fondale?',
      must: [/\b640\b/, /undici metri e mezzo/i],
    },
  ],
  'facts of two stories': [
    {
      brand: 'CA',
      ask: 'Quanto valgono i due traghetti elettrici e quanto vale l’impianto di pannelli sulla cava?',
      must: [/38 milioni/, /5,4 milioni/],
    },
    {
      brand: 'EM',
      ask: 'quanti sono i lupi contati e quanti ettari restano del ghiacciaio della Tresarda?',
      must: [/trentuno/i, /diciannove ettari/i],
    },
    {
      brand: 'GZ',
      ask: 'Quanti banchi ha il mercato di piazza dei Cordai e quante linee ha il pedibus?',
      must: [/sessanta/i, /undici/i],
    },
    {
      brand: 'LG',
      ask: 'quanti elettori ha Vespra? E quanti gradini fa la postina?',
      must: [/\b517\b/, /quattrocento(venti)?/i],
    },
    {
      brand: 'QP',
      ask: 'Quanti posti ci sono nei nidi e quanto costa un pasto alla mensa?',
      must: [/\b486\b|475/, /4,90/],
    },
    {
      brand: 'MG',
      ask: 'quanto costa il pasto nelle mense e quanto il calice delle cantine aperte di Castelruvo?',
      must: [/5,10|cinque euro e dieci/i, /dodici euro/i],
    },
    {
      brand: 'QP',
      ask: 'Quanti voti hanno avuto i bagni pubblici e quante vie ha la parete di San Tello?',
      must: [/5\.914/, /novantadue/i],
    },
  ],
  dates: [
    { brand: 'MG', ask: 'quali articoli di sport sono usciti la settimana scorsa?', when: 'last week', atLeast: 2 },
    { brand: 'LG', ask: 'Che cosa avete scritto ieri?', when: 'yesterday', atLeast: 2 },
    { brand: 'EM', ask: 'articoli di economia della settimana scorsa', when: 'last week', atLeast: 2 },
    { brand: 'CA', ask: 'Chi ha vinto il Nobel per la chimica nel 2007?', must: [/Ertl/] },
    { brand: 'QP', ask: 'nel 2013 quale film ha vinto l’Oscar?', must: [/Argo/] },
    { brand: 'GZ', ask: 'Quando ha vinto il Palio l’Oca?', must: [/2 luglio 2013/] },
    { brand: 'LG', ask: 'quando si poteva visitare il castello di Calatubo?', must: [/10 maggio 2015/] },
  ],
  traps: [
    {
      brand: 'EM',
      ask: 'Quanti posti ha la seggiovia nuova di Serradura?',
      mustNot: [/quattro posti/i],
      isRefusal: true,
    },
    { brand: 'GZ', ask: 'quanti sensori ci sono sul Ponte Vecchio?', mustNot: [/ventidue/i], isRefusal: true },
    { brand: 'LG', ask: 'Chi ha scritto i diari del faro di Capo Mirto?', mustNot: [/sessantotto/i], isRefusal: true },
    { brand: 'MG', ask: 'quanti posti ha il Teatro Sociale di Gaviano?', mustNot: [/\b580\b/], isRefusal: true },
    { brand: 'QP', ask: 'Quanto costa una stanza per studenti a Montalba?', mustNot: [/\b290\b/], isRefusal: true },
    { brand: 'CA', ask: 'quanti metri è lungo il ponte di Castelvelmo?', mustNot: [/centonovanta/i], isRefusal: true },
    { brand: 'GZ', ask: 'Chi ha vinto il Palio di Siena nel 1998?', mustNot: [/Tittìa/], isRefusal: true },
  ],
  unanswerable: [
    { brand: 'MG', ask: 'come si chiama la prima gruista del porto?', isRefusal: true },
    { brand: 'MG', ask: 'Chi ha vinto l’ultimo festival di Sanremo?', isRefusal: true },
    { brand: 'MG', ask: 'quanti anni ha il direttore dell’ospedale di Gaviano?', isRefusal: true },
    { brand: 'GZ', ask: 'qual è la capitale dell’Australia?', isRefusal: true },
    { brand: 'GZ', ask: 'Come si chiama il sindaco di Zenara?', isRefusal: true },
    { brand: 'GZ', ask: 'che medicina prendo per il mal di testa?', isRefusal: true },
    { brand: 'LG', ask: 'Che tempo farà domani a Milano?', isRefusal: true },
    { brand: 'LG', ask: 'quando apre la metropolitana di Portocenere?', isRefusal: true },
    { brand: 'LG', ask: 'Quanto costa il treno per Roma?', isRefusal: true },
    { brand: 'CA', ask: 'quanti abitanti ha il Portogallo?', isRefusal: true },
    { brand: 'CA', ask: 'Chi ha scritto i Promessi sposi?', isRefusal: true },
    { brand: 'CA', ask: 'di che colore è l’auto del sindaco?', isRefusal: true },
    { brand: 'EM', ask: 'Come si prepara il tiramisù?', isRefusal: true },
    { brand: 'EM', ask: 'che numero di scarpe porta il custode della chiesetta?', isRefusal: true },
    { brand: 'EM', ask: 'Quanto dista la Terra dal Sole?', isRefusal: true },
    { brand: 'QP', ask: 'quanto fa 17 per 23?', isRefusal: true },
    { brand: 'QP', ask: 'Chi ha inventato il telefono?', isRefusal: true },
    { brand: 'QP', ask: 'quando arriva l’alta velocità a Pietrafonte?', isRefusal: true },
    { brand: 'QP', ask: 'Quale squadra ha vinto lo scudetto l’anno scorso?', isRefusal: true },
    { brand: 'GZ', ask: 'scrivimi una poesia sul fiume', isRefusal: true },
  ],
  'summary of the day': [
    { brand: 'CA', ask: 'riassumimi le notizie di oggi', when: 'today', atLeast: 3 },
    { brand: 'LG', ask: 'Quali sono le notizie principali di stamattina?', when: 'today', atLeast: 3 },
    { brand: 'EM', ask: 'cosa c’è sul giornale oggi?', when: 'today', atLeast: 3 },
    { brand: 'QP', ask: 'Fammi il punto della giornata', when: 'today', atLeast: 3 },
    { brand: 'GZ', ask: 'in breve, cosa è successo oggi?', when: 'today', atLeast: 3 },
    { brand: 'MG', ask: 'Che novità ci sono oggi?', when: 'today', atLeast: 3 },
  ],
  'follow-up': [
    {
      brand: 'MG',
      turns: [
        { ask: 'Quante famiglie ci sono nella comunità energetica di Tarsia?', must: [/duecentododici/i] },
        { ask: 'E da quanto tempo esiste?', must: [/due anni/i] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'Quanti mesi è durato il restauro del sipario?', must: [/otto mesi/i] },
        { ask: 'e quanto è costato?', must: [/92 ?mila/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'quanti sensori hanno messo sul Ponte dei Cordai?', must: [/ventidue/i] },
        { ask: 'Quanto si è speso?', must: [/68 mila/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'Quante persone hanno comprato il bar di Brusaldo?', must: [/\b143\b/] },
        { ask: 'a che ora apre?', must: [/alle 6/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'quanti anni ha la postina di Vespra?', must: [/cinquantatré/i] },
        { ask: 'E quanti chilometri fa?', must: [/sette chilometri/i] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'Quante vie di arrampicata ha la cava di San Tello?', must: [/novantadue/i] },
        { ask: 'quanto si paga per una giornata?', must: [/otto euro/i] },
      ],
    },
  ],
};
