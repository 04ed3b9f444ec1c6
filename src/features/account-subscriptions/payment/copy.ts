import { replaceable } from '../../../rules/language/replaceable.ts';

export const copy = replaceable('account-payment', {
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
  payAmount: (amount: string) => `Paga ${amount}`,
  cancel: 'Annulla',
  unsure: 'Non sappiamo se il pagamento è arrivato. Riprova: non paghi due volte.',
  paid: (until: string, receipt: string) =>
    `Leggi fino al ${until}. La ricevuta${receipt ? ` ${receipt}` : ''} è anche nella tua posta.`,
  receipt: 'Scarica la ricevuta',
  read: 'Leggi il giornale',
});
