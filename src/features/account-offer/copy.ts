const names: Readonly<Record<string, string>> = {
  mobile: 'Online',
  digital: 'Digital',
  'digital+': 'Digital Plus',
  rassegna: 'Rassegna stampa',
};

const promises: Readonly<Record<string, string>> = {
  mobile: 'Online: tutti gli articoli, ovunque sei',
  digital: 'Digital: il giornale intero, ogni mattina',
  'digital+': 'Digital Plus: il giornale per te e per chi vuoi tu',
  rassegna: 'Rassegna stampa: gli articoli che servono alla tua azienda',
};

export const copy = {
  title: 'Offerta riservata a te',
  loading: 'Caricamento dell’offerta…',
  loadFailed: 'Non riusciamo a caricare l’offerta. Riprova più tardi.',
  retry: 'Riprova',
  productName: (product: string, name: string) => names[product] ?? name,
  /** Headline of an offer. */
  headline: {
    activate: (product: string, name: string) => promises[product] ?? name,
    upgrade: (product: string, name: string) => `Passa a ${promises[product] ?? name}`,
    pay: (_: string, name: string) => `Riattiva ${name}`,
    renew: (_: string, name: string) => `Torna a ${name}`,
  },
  have: (held: readonly string[]) => `Hai già ${held.join(' e ')}.`,
  table: 'Che cosa comprende',
  benefit: 'Contenuto',
  yes: 'Sì',
  no: 'No',
  benefits: {
    articles: 'Articoli del sito e dell’app',
    edition: 'Edizione da sfogliare ogni mattina',
    archive: 'Archivio storico completo',
    seats: 'Posti per altre persone',
  },
  firstMonths: 'Per i primi 3 mesi',
  unit: { mese: 'al mese', anno: 'all’anno', '3 mesi': 'per 3 mesi' } as Readonly<Record<string, string>>,
  renewalUnit: { mensile: 'al mese', trimestrale: 'ogni 3 mesi', annuale: 'all’anno' } as Readonly<
    Record<string, string>
  >,
  after: (price: string, unit: string) => `poi ${price} ${unit}. Disdici quando vuoi.`,
  renews: 'Si rinnova allo stesso prezzo. Disdici quando vuoi.',
  once: 'Non si rinnova.',
  goOn: 'Continua',
  review: {
    title: (name: string) => `Attivare ${name}?`,
    cancel: 'Annulla',
    price: 'Da pagare oggi',
    method: 'Pagamento',
    less: (price: string, replaced: readonly string[]) =>
      `${price}: i giorni già pagati e non letti di ${replaced.join(' e ')} sono scalati`,
    period: 'Periodo',
    days: (from: string, until: string) => `${from} – ${until}`,
    renewal: 'Rinnovo',
    renews: (day: string, price: string, unit: string) =>
      `Il ${day} a ${price} ${unit}, da solo. Puoi disattivarlo fino al giorno prima`,
    once: 'Non si rinnova',
    withdrawal: 'Recesso',
    withdrawBy: (day: string) => `Entro il ${day}, senza dare un motivo`,
  },
  accepting: 'Accettando confermi le',
  terms: 'condizioni d’uso',
  pay: 'Paga ora',
  take: (price: string) => `Attiva offerta e paga ${price}`,
  taking: 'Attivazione…',
  failed: 'Offerta non attivata. Riprova o contatta il servizio clienti.',
  /** After a failure that may hide a success. */
  notTwice: 'Se riprovi non paghi due volte.',
  unknown: 'Non sappiamo ancora se il pagamento è arrivato. Controlla prima di riprovare: non paghi due volte.',
  refunded: 'Questa offerta non è più disponibile per te: l’importo ti viene restituito.',
  contact: 'Contattaci',
  taken: 'Offerta attivata.',
  takenUntil: (product: string, day: string) => `${product}, fino al ${day}.`,
  takenNext: 'Da ora leggi tutto. La ricevuta è tra i tuoi abbonamenti e te lo confermiamo per e-mail.',
  takenWithdraw: (day: string) => `Se cambi idea puoi recedere entro il ${day}.`,
  read: 'Leggi il giornale',
  subscriptions: 'Vai ai tuoi abbonamenti',
  others: 'Altre offerte per te',
  show: 'Vedi',
  showName: (name: string) => `Vedi ${name}`,
  none: {
    title: 'Non ci sono offerte per te, ora.',
    text: 'Hai già tutto quello che questa testata offre, oppure le offerte non sono aperte.',
  },
} as const;
