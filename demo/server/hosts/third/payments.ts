import { html } from 'hono/html';
import type { PaymentMethod, PaymentState } from '../../../../src/rules/subscriptions/payment.ts';
import type { Html } from '../../../pages/html.ts';
import { euroText } from '../../domain/subscriptions/papers/money.ts';
import {
  chargeOfToken,
  decideCharge,
  payPath,
  type StandInCharge,
} from '../../domain/subscriptions/payments/stand-in.ts';
import { type App, notFound } from '../../http/base-app.ts';
import type { Services } from '../../http/services.ts';

const steps: Readonly<Record<Exclude<PaymentMethod, 'file'>, Html>> = {
  card: html`<p>Carta di prova <strong>•••• 2026</strong>. La banca chiede di confermare (3-D Secure).</p>`,
  paypal: html`<p>PayPal di prova: conferma il pagamento dal tuo conto.</p>`,
  sdd: html`<p>Mandato SDD di prova sul conto <strong>•••• 3456</strong>: autorizza l’addebito.</p>`,
};

/** The reader's choices, each with the state that it leads to. */
const choices: readonly (readonly [state: PaymentState, text: string])[] = [
  ['paid', 'Conferma il pagamento'],
  ['declined', 'La banca rifiuta'],
  ['pending', 'La banca non risponde'],
  ['expired', 'Annulla'],
];

const confirmPage = ({ payee, method, amount_cents }: StandInCharge): Html => html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pagamento di prova</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; background: #f7f5f0; color: #1b1916; font: 1rem/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 26rem; margin: 10vh auto; padding: 2rem; background: #fff; border: 1px solid #e0dbd1; border-radius: 10px; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; font-weight: 500; }
button { display: block; width: 100%; min-height: 3rem; margin: 0 0 .5rem; border: 1px solid #8a8479; border-radius: 6px; background: #fff; color: inherit; font: inherit; cursor: pointer; }
button:first-child { background: #1b1916; color: #fff; }
</style>
</head>
<body><main><h1>${euroText(amount_cents)}</h1>
<p>A ${payee}. Nessuno addebita nulla: è un pagamento di prova.</p>
${method === 'file' ? '' : steps[method]}
<form method="post">
${choices.map(([state, text]) => html`<button name="state" value="${state}">${text}</button>`)}
</form></main></body>
</html>
`;

/** The provider's pages, where the reader confirms or cancels a payment and returns. */
export const addPayments = (app: App, { db }: Services): void => {
  app.get(`${payPath}/:token`, async (c) => {
    const charge = await chargeOfToken(db, c.req.param('token'));
    c.header('cache-control', 'no-store');
    if (!charge) return notFound(c);
    return charge.state === 'open' ? c.html(confirmPage(charge)) : c.redirect(charge.return_url);
  });
  app.post(`${payPath}/:token`, async (c) => {
    const charge = await chargeOfToken(db, c.req.param('token'));
    if (!charge) return notFound(c);
    const chosen = new URLSearchParams(await c.req.text()).get('state');
    const [state] = choices.find(([one]) => one === chosen) ?? [];
    if (state) await decideCharge(db, charge.token, state);
    return c.redirect(charge.return_url, 303);
  });
};
