import { wordsOf } from './words.ts';

/** Words and phrases of a reader's question with the Italian words that the other tables know. */
const glossaries = {
  en: {
    come: 'how',
    quando: 'when',
    dove: 'where',
    perché: 'why',
    che: 'what',
    quale: 'which',
    chi: 'who',
    quanti: 'how many',
    quanto: 'how much',
    'quanto tempo': 'how long',
    mio: 'my|our|mine',
    ho: 'i have|do i have|have i|am i',
    posso: 'can i|may i',
    non: 'not|never|t|cannot|can t|don t|doesn t|didn t|isn t|won t|unable',
    costa: 'cost|costs|charge for',
    prezzo: 'price|prices|pricing|fee',
    'quanto costa': 'how expensive',
    pago: 'do i pay|i pay|i am paying|am i paying',
    abbonamento: 'subscription|subscriptions|plan|membership',
    abbonarmi: 'subscribe',
    disdire: 'cancel|cancelling|cancellation|quit|terminate|stop',
    'disdire rinnovo automatico': 'auto renewal|automatic renewal',
    rinnovo: 'renewal|renew|renews',
    scade: 'expire|expires|end|ends|run out|runs out|expiry',
    'prossimo addebito': 'next payment|next charge|charged next|next billing',
    addebito: 'charged|charge|billed|debited|billing',
    'due volte': 'twice',
    rimborso: 'refund|money back',
    pagamento: 'payment|pay',
    'metodo di pagamento': 'payment method',
    ricevuta: 'receipt|receipts',
    fattura: 'invoice|invoices|bill',
    carta: 'card|credit card',
    dispositivi: 'device|devices|computers|phones',
    collegati: 'connected|signed in on|logged in on',
    usare: 'use',
    dimenticato: 'forgot|forgotten|lost|remember',
    accedere: 'log in|login|sign in|log on|access',
    cambiare: 'change|update|switch|upgrade',
    cancellare: 'delete|remove|erase',
    'cancellare iscrizione': 'unsubscribe',
    iscrivermi: 'sign up',
    indirizzo: 'address',
    email: 'mail|e mail',
    conferma: 'confirmation|confirm|verification',
    'non arriva': 'not arrived|not received|not receive|not get',
    studenti: 'student|students',
    pensionati: 'senior|seniors|pensioner|pensioners|retired',
    sconto: 'discount|reduction',
    'al mese': 'month|monthly',
    anno: 'year|yearly|annual|annually',
    regalare: 'gift|gifting|present|give',
    condividere: 'share|sharing',
    famiglia: 'family',
    invitare: 'invite',
    sospendere: 'pause|suspend|holiday|vacation',
    leggere: 'read|reading',
    scaricare: 'download',
    stampare: 'print',
    articolo: 'article|articles',
    giornale: 'newspaper|paper|edition',
    archivio: 'archive|archives',
    sfogliatore: 'e paper|epaper|printed pages',
    cruciverba: 'crossword|crosswords',
    codice: 'code|voucher|coupon',
    attivare: 'activate|redeem|enter',
    posti: 'seat|seats',
    newsletter: 'newsletters',
    'caratteri più grandi': 'bigger text|larger text|font size|text size',
    operatore: 'human|operator|agent|representative|real person|someone|somebody|person|customer service',
    parlare: 'talk|speak|chat',
    'numero di telefono': 'phone number|telephone number|call you|telephone|phone you',
    reclamo: 'complaint|complain',
    azienda: 'company|business',
  },
  de: {
    come: 'wie',
    quando: 'wann',
    dove: 'wo',
    perché: 'warum',
    che: 'was',
    quale: 'welche|welches|welcher|welchen|welcher',
    chi: 'wer',
    quanti: 'wie viele|wieviele',
    quanto: 'wie viel|wieviel',
    'quanto tempo': 'wie lange',
    mio: 'mein|meine|meinen|meinem|meiner|meines|unser|unsere',
    ho: 'habe ich|ich habe|bin ich',
    posso: 'kann ich|darf ich',
    non: 'nicht|nie|kein|keine|keinen|unmöglich',
    costa: 'kostet|kosten',
    prezzo: 'preis|preise|gebühr',
    pago: 'zahle ich|ich zahle|bezahle ich|ich bezahle',
    abbonamento: 'abo|abos|abonnement|abonnements',
    abbonarmi: 'abonnieren',
    disdire: 'kündigen|kündigung|beenden|stornieren',
    rinnovo: 'verlängerung|verlängern|verlängert',
    scade: 'läuft|abläuft|endet|ablaufen|läuft ab',
    'prossimo addebito': 'nächste zahlung|nächste abbuchung|nächsten zahlung',
    addebito: 'abgebucht|abbuchung|belastet',
    'due volte': 'zweimal|doppelt',
    rimborso: 'erstattung|rückerstattung|geld zurück|erstattet',
    pagamento: 'zahlung|zahlen|bezahlen',
    'metodo di pagamento': 'zahlungsart|zahlungsmethode',
    ricevuta: 'quittung|quittungen|beleg',
    fattura: 'rechnung|rechnungen',
    carta: 'karte|kreditkarte',
    dispositivi: 'gerät|geräte|geräten|computer',
    collegati: 'angemeldet|verbunden',
    usare: 'nutzen|benutzen|verwenden',
    dimenticato: 'vergessen|verloren',
    password: 'passwort|kennwort',
    accedere: 'anmelden|einloggen|login|zugreifen|anmeldung',
    cambiare: 'ändern|wechseln|aktualisieren',
    cancellare: 'löschen|entfernen',
    'cancellare iscrizione': 'abbestellen|abmelden',
    indirizzo: 'adresse',
    account: 'konto|benutzerkonto',
    email: 'mail|e mail',
    conferma: 'bestätigung|bestätigungsmail|bestätigen',
    'non arriva': 'nicht angekommen|nicht erhalten|keine mail',
    studenti: 'student|studenten|studierende|studentin',
    pensionati: 'rentner|senioren',
    sconto: 'rabatt|ermäßigung|vergünstigung',
    'al mese': 'monat|monatlich',
    anno: 'jahr|jährlich',
    regalare: 'verschenken|geschenk|schenken',
    condividere: 'teilen',
    famiglia: 'familie',
    invitare: 'einladen',
    sospendere: 'pausieren|unterbrechen|urlaub|aussetzen',
    leggere: 'lesen',
    scaricare: 'herunterladen',
    stampare: 'drucken|ausdrucken',
    articolo: 'artikel',
    giornale: 'zeitung|ausgabe',
    archivio: 'archiv',
    sfogliatore: 'e paper|epaper',
    cruciverba: 'kreuzworträtsel',
    codice: 'gutschein|gutscheincode',
    attivare: 'einlösen|aktivieren|eingeben',
    posti: 'plätze|platz',
    operatore: 'mensch|menschen|person|mitarbeiter|jemand|jemandem|kundendienst|kundenservice',
    parlare: 'sprechen|reden',
    'numero di telefono': 'telefonnummer|anrufen|telefon',
    reclamo: 'beschwerde|beschweren',
    azienda: 'firma|unternehmen',
  },
} as const;

/** Words that are the same in Italian. */
const shared: ReadonlySet<string> = new Set(
  'digital plus online newsletter password account email app pdf offline google apple paypal browser cookie privacy rassegna'.split(
    ' ',
  ),
);

const longestPhrase = 3;

const phrasesOf = (glossary: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(glossary).flatMap(([italian, foreign]) =>
      foreign.split('|').map((phrase) => [wordsOf(phrase).join(' '), italian] as const),
    ),
  );

const phrases = { en: phrasesOf(glossaries.en), de: phrasesOf(glossaries.de) };

/** Words as the glossaries have them: `can’t` is two, an address stays whole. */
const foreignWords = (text: string): readonly string[] =>
  wordsOf(text).flatMap((word) => (word.includes('@') ? [word] : word.split(/[-_.]/)));

/**
 * A question in Italian words that the tables know, in its own order, to decide what it wants and to search with; never
 * shown. Other words are left out, but numbers and addresses stay. Empty when nothing is known.
 */
export const inItalian = (text: string, language: 'en' | 'de'): string => {
  const words = foreignWords(text);
  const italian: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = [...Array(longestPhrase).keys()]
      .map((less) => longestPhrase - less)
      .find((count) => phrases[language].has(words.slice(at, at + count).join(' ')));
    const word = words[at] ?? '';
    if (length !== undefined) {
      italian.push(phrases[language].get(words.slice(at, at + length).join(' ')) ?? '');
      at += length - 1;
    } else if (shared.has(word) || /[\d@]/.test(word)) italian.push(word);
  }
  return italian.join(' ');
};
