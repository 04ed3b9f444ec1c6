import type { PaymentMethod, PaymentState } from './payment.ts';

/** A way to pay, as offered to the reader. */
export interface MethodCard {
  readonly value: PaymentMethod;
  readonly title: string;
  readonly text: string;
}

const cardText = 'La scrivi sulla pagina della banca, che chiede conferma';

/** The cards of ways to pay. `onFile` is the method that the provider keeps: without it there is no `file`. */
export const methodCards = (methods: readonly PaymentMethod[], onFile: string | undefined): readonly MethodCard[] => {
  const cards: readonly MethodCard[] = [
    ...(onFile ? [{ value: 'file', title: onFile, text: 'Il metodo del tuo abbonamento' } as const] : []),
    { value: 'card', title: onFile ? 'Un’altra carta' : 'Carta', text: cardText },
    { value: 'paypal', title: 'PayPal', text: 'Confermi dal tuo conto PayPal' },
    { value: 'sdd', title: 'Addebito sul conto', text: 'Autorizzi un mandato SDD' },
  ];
  return cards.filter(({ value }) => methods.includes(value));
};

/** Texts of a payment that several screens show. */
export const paymentTexts = {
  how: 'Come vuoi pagare?',
  goOn: 'Continua',
  check: 'Controlla ora',
  outcomes: {
    open: 'Pagamento non completato: non è stato addebitato nulla.',
    pending: 'La banca non ha ancora risposto. Non pagare di nuovo: se il pagamento arriva, ti scriviamo.',
    paid: 'Pagamento riuscito.',
    declined: 'Pagamento rifiutato: non è stato addebitato nulla. Prova con un altro metodo.',
    expired: 'Pagamento non completato: non è stato addebitato nulla.',
    refunded: 'Non c’era più nulla da pagare: l’importo ti viene restituito.',
  } satisfies Readonly<Record<PaymentState, string>>,
} as const;
