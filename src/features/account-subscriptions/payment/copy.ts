import type { PaymentState } from '../../../rules/subscriptions/payment.ts';

export const copy = {
  due: (amount: string) => `Da pagare: ${amount}`,
  why: (day: string, method: string) =>
    `Il rinnovo del ${day} non è riuscito${method ? `: il pagamento con ${method} è stato rifiutato` : ''}.`,
  until: (day: string) => `Se paghi oggi leggi fino al ${day}.`,
  otherwise: (day: string, isSuspended: boolean) =>
    isSuspended
      ? `Puoi pagare entro il ${day}, poi l’abbonamento si conclude.`
      : `Puoi pagare entro il ${day}, poi l’abbonamento è sospeso.`,
  pay: 'Paga ora',
  title: (product: string) => `Paga il rinnovo di ${product}`,
  text: (amount: string, until: string) =>
    `${amount}, per leggere fino al ${until}. Poi si rinnova da solo: puoi disattivare il rinnovo quando vuoi.`,
  how: 'Come vuoi pagare?',
  methods: {
    file: 'Il metodo del tuo abbonamento',
    card: { title: 'Un’altra carta', text: 'La scrivi sulla pagina della banca, che chiede conferma' },
    paypal: { title: 'PayPal', text: 'Confermi dal tuo conto PayPal' },
    sdd: { title: 'Addebito sul conto', text: 'Autorizzi un mandato SDD' },
  },
  payAmount: (amount: string) => `Paga ${amount}`,
  goOn: 'Continua',
  cancel: 'Annulla',
  unsure: 'Non sappiamo se il pagamento è arrivato. Riprova: non paghi due volte.',
  outcomes: {
    open: 'Pagamento non completato: non è stato addebitato nulla.',
    pending: 'La banca non ha ancora risposto. Non pagare di nuovo: se il pagamento arriva, ti scriviamo.',
    paid: 'Pagamento riuscito.',
    declined: 'Pagamento rifiutato: non è stato addebitato nulla. Prova con un altro metodo.',
    expired: 'Pagamento non completato: non è stato addebitato nulla.',
    refunded: 'Non c’era più nulla da pagare: l’importo ti viene restituito.',
  } satisfies Readonly<Record<PaymentState, string>>,
  paid: (until: string, receipt: string) =>
    `Leggi fino al ${until}. La ricevuta${receipt ? ` ${receipt}` : ''} è anche nella tua posta.`,
  receipt: 'Scarica la ricevuta',
  read: 'Leggi il giornale',
  check: 'Controlla ora',
} as const;
