import { replaceable } from '../language/replaceable.ts';
import { type PaymentMethod, type PaymentState, paymentProblem } from './payment.ts';

/** A way to pay, as offered to the reader. */
export interface MethodCard {
  readonly value: PaymentMethod;
  readonly title: string;
  readonly text: string;
}

/** The cards of ways to pay. `onFile` is the method that the provider keeps: without it there is no `file`. */
export const methodCards = (methods: readonly PaymentMethod[], onFile: string | undefined): readonly MethodCard[] => {
  const { ways } = paymentTexts;
  const cards: readonly MethodCard[] = [
    ...(onFile ? [{ value: 'file', title: onFile, text: ways.file } as const] : []),
    { value: 'card', title: onFile ? ways.otherCard : ways.card, text: ways.cardText },
    { value: 'paypal', title: 'PayPal', text: ways.paypal },
    { value: 'sdd', title: ways.debit, text: ways.debitText },
  ];
  return cards.filter(({ value }) => methods.includes(value));
};

/** Texts of a payment that several screens show. */
export const paymentTexts = replaceable('payment', {
  problem: paymentProblem,
  ways: {
    file: 'Il metodo del tuo abbonamento',
    card: 'Carta',
    otherCard: 'Un’altra carta',
    cardText: 'La scrivi sulla pagina della banca, che chiede conferma',
    paypal: 'Confermi dal tuo conto PayPal',
    debit: 'Addebito sul conto',
    debitText: 'Autorizzi un mandato SDD',
  },
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
});
