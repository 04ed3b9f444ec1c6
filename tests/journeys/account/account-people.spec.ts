import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const ladder = {
  mobile: 'Online: tutti gli articoli, ovunque sei',
  digital: 'Passa a Digital: il giornale intero, ogni mattina',
  plus: 'Passa a Digital Plus: il giornale per te e per chi vuoi tu',
} as const;

const calendar = 'Aggiungi al calendario';
const manage = 'Gestisci';
const receipts = 'Ricevute';
const stop = 'Disattiva il rinnovo';

/** A subscription's card: its name, its badges, and all its actions. */
type Card = readonly [name: string, marks: readonly string[], actions: readonly string[]];

/** What one of the demo's people sees in the account area. */
interface Person {
  readonly email: string;
  readonly name: string;
  readonly cards: readonly Card[];
  /** Headline of their offer; undefined when they already have every product. */
  readonly offer?: string;
  /** Manages the sub-users of their subscription. */
  readonly owner?: true;
  /** Takes two newsletters and follows six topics; nobody else takes or follows any. */
  readonly chose?: true;
  /** Still has the onboarding ahead. */
  readonly isNew?: true;
}

const people: readonly Person[] = [
  { email: 'lettore@example.it', name: 'Andrea Bonvicini', cards: [], offer: ladder.mobile },
  {
    email: 'online@example.it',
    name: 'Marco Silvani',
    cards: [['Online mensile', ['Attivo'], [receipts, manage, stop, 'Recedi dal contratto qui']]],
    offer: ladder.digital,
    chose: true,
  },
  {
    email: 'digital@example.it',
    name: 'Giulia Ferrante',
    cards: [['Digital annuale', ['Attivo'], [receipts, manage, stop]]],
    offer: ladder.plus,
    chose: true,
  },
  {
    email: 'titolare@example.it',
    name: 'Roberto Lunardi',
    cards: [['Digital Plus annuale', ['Attivo'], [receipts, manage, stop]]],
    owner: true,
    chose: true,
  },
  {
    email: 'secondario@example.it',
    name: 'Chiara Lunardi',
    cards: [['Digital Plus annuale', ['Attivo', 'Utente collegato'], []]],
    offer: ladder.mobile,
  },
  {
    email: 'famiglia@example.it',
    name: 'Paola Venieri',
    cards: [['Digital famiglia', ['Attivo', 'Famiglia'], [receipts, manage, stop]]],
    offer: ladder.plus,
  },
  {
    email: 'azienda@example.it',
    name: 'Stefano Aretti',
    cards: [
      ['Digital aziende', ['Attivo', 'Azienda o ente'], [receipts, manage, stop]],
      ['Rassegna stampa del Golfo', ['Attivo', 'Azienda o ente'], [receipts, manage, stop]],
    ],
    owner: true,
  },
  {
    email: 'ente@example.it',
    name: 'Laura Montanari',
    cards: [['Digital enti pubblici', ['Attivo', 'Azienda o ente'], [receipts, 'Riattiva il rinnovo', calendar]]],
    offer: ladder.plus,
  },
  {
    email: 'scaduto@example.it',
    name: 'Davide Corsini',
    cards: [['Digital annuale', ['Scaduto'], [receipts, 'Rinnova']]],
    offer: 'Torna a Digital mensile',
  },
  {
    email: 'insoluto@example.it',
    name: 'Elena Marchesi',
    cards: [['Digital mensile', ['Non pagato'], [receipts, 'Paga ora']]],
    offer: 'Riattiva Digital mensile',
  },
  { email: 'nuovo@example.it', name: 'Luca Tedaldi', cards: [], offer: ladder.mobile, isNew: true },
  {
    email: 'redazione@staff.example.it',
    name: 'Sara Vianelli',
    cards: [['Digital omaggio', ['Attivo', 'Omaggio'], [manage]]],
    offer: ladder.plus,
  },
];

/** Puts all panels of the area on one page of the account site. */
const openArea = async (page: Page): Promise<void> => {
  await page.goto(at('account.lg', '/api/health'));
  await page.evaluate(
    (src) => {
      const panels = ['subscriptions', 'offer', 'newsletters', 'interests', 'contact', 'onboarding'];
      document.body.replaceChildren(...panels.map((name) => document.createElement(`np-account-${name}`)));
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    },
    at('cdn', '/np/np-elements.js'),
  );
};

for (const { email, name, cards, offer, owner, chose, isNew } of people) {
  test(`${email} sees the area on one page: their rights, a button for each allowed action, their sub-users, offer, choices and profile`, {
    tag: email === 'digital@example.it' ? '@quick' : [],
  }, async ({ page }) => {
    await signInAs(page, 'lg', email);
    await openArea(page);
    const rights = page.locator('np-account-subscriptions');
    await expect(rights.getByText('Hai un codice?')).toBeVisible();
    await expect(rights.getByLabel('E-mail della persona da invitare')).toHaveCount(owner ? 1 : 0);
    const shown = rights.locator('.subscription');
    await expect(shown).toHaveCount(cards.length);
    for (const [n, [product, marks, actions]] of cards.entries()) {
      // Sub-users have a table of their own, tested in account-sub-users.spec.ts.
      const card = shown.nth(n).locator(':scope > :not(.sub-users)');
      await expect(card.getByRole('heading')).toHaveText(product);
      await expect(card.locator('.pill, .tag')).toHaveText([...marks]);
      await expect(card.getByRole('button').or(card.getByRole('link'))).toHaveText([...actions]);
    }
    await expect(rights.getByText('Non hai ancora un abbonamento')).toHaveCount(cards.length === 0 ? 1 : 0);

    const headline = page.locator('np-account-offer').getByRole('heading', { level: 2 }).first();
    await expect(headline).toHaveText(offer ?? 'Non ci sono offerte per te, ora.');

    const letters = page.locator('np-account-newsletters .newsletter');
    await expect(letters).toHaveCount(6);
    await expect(letters.getByRole('button', { name: /^Annulla iscrizione a / })).toHaveCount(chose ? 2 : 0);

    const topics = page.locator('np-account-interests');
    await expect(topics.locator('.topic').first()).toBeVisible();
    await expect(topics.getByRole('button', { name: /^Seguito: / })).toHaveCount(chose ? 6 : 0);

    const form = page.locator('np-account-contact');
    await expect(form.getByLabel('Nome e cognome')).toHaveValue(name);
    await expect(form.getByLabel('E-mail')).toHaveValue(email);

    const first = page.locator('np-account-onboarding').getByRole('heading', { level: 1 });
    await expect(first).toHaveText(isNew ? 'Che cosa ti interessa?' : 'Tutto pronto');
  });
}
