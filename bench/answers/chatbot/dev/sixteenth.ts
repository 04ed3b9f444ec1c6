import type { ChatbotSet } from '../../question.ts';

/** In readers’ words, elliptic, dictated or with synonyms. Written from the stories before any was asked. */
export const devSixteenth: ChatbotSet = {
  'one fact': [
    {
      brand: 'MG',
      ask: 'chi ha più di 75 anni dopo una caduta quanti giorni in meno resta ricoverato',
      must: [/due giorni/i],
    },
    { brand: 'MG', ask: 'ogni quanto tempo pagano i contadini se gli allagano i campi', must: [/novanta giorni/i] },
    { brand: 'MG', ask: 'i signori delle bancarelle entro quando sapranno qualcosa', must: [/Natale|giovedì/i] },
    {
      brand: 'MG',
      ask: 'come si chiama la rappresentazione che inaugura il restaurato teatro di Gaviano, cioè di che autore',
      must: [/Goldoni/],
    },
    { brand: 'MG', ask: 'quanto si beccano al mese quelli che imparano a decorare le piastrelle', must: [/1[. ]?100/] },
    { brand: 'MG', ask: 'quanti lavorano giù in banchina al porto', must: [/\b640\b/] },
    { brand: 'MG', ask: 'a che profondità arriva adesso il fondo del porto', must: [/undici metri e mezzo/i] },
    {
      brand: 'MG',
      ask: 'di cosa parlavano le firme raccolte per le panche lassù in teatro chi le ha volute',
      must: [/abbonato/i],
    },
    {
      brand: 'LG',
      ask: 'la pagnotta la signora delle lettere la porta gratis? quanti scalini fa',
      must: [/quattrocento/i],
    },
    {
      brand: 'LG',
      ask: 'che altezza avevano le onde la notte che è caduta la punta del molo',
      must: [/cinque metri e dieci/i],
    },
    { brand: 'LG', ask: 'quanto paga di penale la nave da crociera che non rispetta gli orari', must: [/ventimila/i] },
    { brand: 'LG', ask: 'fino a che età la bimba nata a bordo viaggia gratis', must: [/diciotto/i] },
    { brand: 'LG', ask: 'chi perde una rete e lo dice cosa ottiene', must: [/duecento euro/i] },
    { brand: 'EM', ask: 'quanti panini si è sbafato il cinghiale', must: [/quaranta/i] },
    { brand: 'EM', ask: 'aggiustare il motore della campana quanto viene', must: [/1[. ]?150/] },
    { brand: 'EM', ask: 'con che vento l’elicottero non parte', must: [/settanta/i] },
    { brand: 'EM', ask: 'affitto di una camera per gli stagionali nel vecchio collegio', must: [/\b140\b/] },
    { brand: 'GZ', ask: 'quanto ci rimette la città ogni volta che il sottopasso chiude', must: [/undicimila/i] },
    { brand: 'GZ', ask: 'che nome hanno messo al pesce gli alunni', must: [/Pendolare/] },
    { brand: 'CA', ask: 'quanto costa il pezzetto che si è rotto nella funicolare', must: [/90 euro/i] },
    {
      brand: 'CA',
      ask: 'quanto sborsa chi entra in macchina la domenica sul lungolago senza permesso',
      must: [/\b84\b/],
    },
    { brand: 'QP', ask: 'in quanti minuti è tornata la corrente a Pietrafonte', must: [/diciannove|venti minuti/i] },
    { brand: 'QP', ask: 'dove stavano nascoste le bici da carico rubate', must: [/chies/i, /Pratosasso/] },
    { brand: 'QP', ask: 'asilo nido quanto si paga come minimo al mese', must: [/\b75\b/] },
  ],
  'two facts of one story': [
    {
      brand: 'EM',
      ask: 'cinghiale dal fornaio: a che ora è entrato e cosa ha lasciato stare?',
      must: [/5\.25/, /segale/i],
    },
    {
      brand: 'QP',
      ask: 'le tre ragazze del defibrillatore dove hanno trovato la macchina e quanti anni ha il signore',
      must: [/quaranta metri/i, /cinquantotto/i],
    },
    {
      brand: 'CA',
      ask: 'il pescato povero nelle mense a quanto lo pagano al chilo e quante scuole lo prendono',
      must: [/7,20/, /quattordici/i],
    },
  ],
  'facts of two stories': [
    {
      brand: 'MG',
      ask: 'quanto costa il cantiere del teatro e quanto il dragaggio del porto',
      must: [/3,9 milioni/, /27 milioni/],
    },
    {
      brand: 'MG',
      ask: 'la retta della mensa a Borgo Serra e il posto residenti in piazza del Grano quanto costano al mese o al giorno',
      must: [/5,10/, /35 euro/],
    },
    {
      brand: 'LG',
      ask: 'quanto hanno multato quelli dei ricci e quante anfore c’erano nel relitto?',
      must: [/quattordicimila/i, /duemila/i],
    },
    {
      brand: 'EM',
      ask: 'quanta gente abita a Fondraia isolata e con quanti voti ha vinto il sì a Pradelmo',
      must: [/164/, /287/],
    },
    {
      brand: 'GZ',
      ask: 'quanto prendono di rimborso i tirocinanti in officina, e il biglietto della curva quanto costa?',
      must: [/450/, /otto euro/i],
    },
    {
      brand: 'QP',
      ask: 'a che ora finisce il tram 4 sabato e da quanti caratteri è la nuova password dei totem',
      must: [/23[.:]40/, /ventiquattro/i],
    },
  ],
  dates: [
    { brand: 'MG', ask: 'da quando i bandi delle spiagge di Marina di Gaviano', must: [/primavera/i] },
    { brand: 'EM', ask: 'quando comincia il numero chiuso lassù al passo', must: [/giugno/i] },
  ],
  traps: [
    {
      brand: 'GZ',
      ask: 'dopo che hanno rifiutato la scala i pesci quanti ne sono passati comunque',
      must: [/milleduecento/i],
    },
    {
      brand: 'QP',
      ask: 'chi è l’autore della ricetta di ceci comparsa sul totem, l’hanno trovato?',
      must: [/ignot|anonim/i],
    },
    { brand: 'CA', ask: 'a quanto ha venduto il Comune il Palazzo dei Glicini', must: [/non (?:si )?vend/i] },
  ],
  unanswerable: [
    { brand: 'MG', ask: 'come si chiama il cane da tartufi che ha trovato i filari dimenticati', isRefusal: true },
    { brand: 'MG', ask: 'quanti anni ha la fidanzata dell’elettricista che rubò le stelle', isRefusal: true },
    { brand: 'MG', ask: 'chi ha scritto i Malavoglia', isRefusal: true },
    { brand: 'MG', ask: 'quanto costa un abbonamento annuale al treno per Roma', isRefusal: true },
    { brand: 'LG', ask: 'come hanno chiamato la neonata del traghetto', isRefusal: true },
    { brand: 'LG', ask: 'a quanti gradi si cuoce l’orata al sale', isRefusal: true },
    { brand: 'LG', ask: 'chi è il presidente della federazione vela', isRefusal: true },
    { brand: 'EM', ask: 'come si chiama la fornaia di Roncalbo', isRefusal: true },
    { brand: 'EM', ask: 'quanto pesa un elicottero', isRefusal: true },
    { brand: 'GZ', ask: 'che squadra tifa il sindaco di Zenara', isRefusal: true },
    { brand: 'GZ', ask: 'qual è il record del mondo di salto in alto', isRefusal: true },
    { brand: 'CA', ask: 'che brano ha suonato per primo la violoncellista di Vivaldi o di Bach', isRefusal: true },
    { brand: 'CA', ask: 'quanti abitanti ha la Svizzera', isRefusal: true },
    { brand: 'QP', ask: 'che pizza stava consegnando il fattorino che dirigeva il traffico', isRefusal: true },
    { brand: 'QP', ask: 'quando è nato Leonardo da Vinci', isRefusal: true },
  ],
  'summary of the day': [
    { brand: 'LG', ask: 'buongiorno che mi raccontate di bello stamane', when: 'today', atLeast: 3 },
    { brand: 'GZ', ask: 'novità fresche di giornata per favore', when: 'today', atLeast: 3 },
    { brand: 'CA', ask: 'le cose grosse di ieri in sintesi', when: 'yesterday', atLeast: 3 },
  ],
  'follow-up': [
    {
      brand: 'MG',
      turns: [
        { ask: 'quanta gente lavora nella fabbrica delle piastrelle', must: [/310/] },
        { ask: 'e quanti ne prendono ancora?', must: [/quaranta/i] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'chi vuole staccarsi da Portocenere', must: [/Vespra/] },
        { ask: 'quanti sono a votare sull’isola', must: [/517/] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'cosa ha trovato il sommozzatore nel lago', must: [/cassaforte/i] },
        { ask: 'quanto avevano rubato allora?', must: [/46mila/] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'cosa ha vinto il bilancio partecipato', must: [/bagn/i] },
        { ask: 'quanti voti ha preso la pista da skate', must: [/3[. ]?670/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        { ask: 'a che ora apre la tac', must: [/\b7\b/] },
        { ask: 'e la risonanza quanto si aspetta', must: [/centodieci/i] },
      ],
    },
  ],
};
