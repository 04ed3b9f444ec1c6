import type { Page } from '@playwright/test';
import { at, expect, test } from './pages.ts';
import { signInAs } from './readers.ts';

const ladder = {
  mobile: 'Online: tutti gli articoli, ovunque sei',
  digital: 'Passa a Digital: il giornale intero, ogni mattina',
  plus: 'Passa a Digital Plus: il giornale per te e per chi vuoi tu',
} as const;

/** What one of the demo's people finds in the account area. */
interface Person {
  readonly email: string;
  readonly name: string;
  /** Headline of the offer made for them; none where they have all that is sold. */
  readonly offer?: string;
  /** Who reads with their subscription is theirs to manage. */
  readonly owner?: true;
  /** They take two newsletters and follow six topics; nobody else takes or follows any. */
  readonly chose?: true;
  /** The first steps are before them. */
  readonly isNew?: true;
}

const people: readonly Person[] = [
  { email: 'lettore@example.it', name: 'Andrea Bonvicini', offer: ladder.mobile },
  { email: 'online@example.it', name: 'Marco Silvani', offer: ladder.digital, chose: true },
  { email: 'digital@example.it', name: 'Giulia Ferrante', offer: ladder.plus, chose: true },
  { email: 'titolare@example.it', name: 'Roberto Lunardi', owner: true, chose: true },
  { email: 'secondario@example.it', name: 'Chiara Lunardi', offer: ladder.mobile },
  { email: 'famiglia@example.it', name: 'Paola Venieri', offer: ladder.plus },
  { email: 'azienda@example.it', name: 'Stefano Aretti', owner: true },
  { email: 'ente@example.it', name: 'Laura Montanari', offer: ladder.plus },
  { email: 'scaduto@example.it', name: 'Davide Corsini', offer: 'Torna a Digital mensile' },
  { email: 'insoluto@example.it', name: 'Elena Marchesi', offer: 'Riattiva Digital mensile' },
  { email: 'nuovo@example.it', name: 'Luca Tedaldi', offer: ladder.mobile, isNew: true },
  { email: 'redazione@staff.example.it', name: 'Sara Vianelli', offer: ladder.plus },
];

const go = (page: Page, path: string) => page.goto(at('account.lg', path));

for (const { email, name, offer, owner, chose, isNew } of people) {
  test(`${email} walks the area: whom they manage, what is offered, what they chose, who they are`, async ({
    page,
  }) => {
    await signInAs(page, 'lg', email);
    await go(page, '/user/subscriptions');
    const rights = page.locator('np-account-subscriptions');
    await expect(rights.getByLabel('Codice di attivazione')).toBeVisible();
    await expect(rights.getByLabel('E-mail della persona da invitare')).toHaveCount(owner ? 1 : 0);

    await go(page, '/user-onboarding-upselling');
    const headline = page.locator('np-account-offer').getByRole('heading', { level: 2 }).first();
    await expect(headline).toHaveText(offer ?? 'Non ci sono offerte per te, ora.');

    await go(page, '/user/newsletter/');
    const letters = page.locator('np-account-newsletters .newsletter');
    await expect(letters).toHaveCount(6);
    await expect(letters.getByRole('button', { name: /^Annulla iscrizione a / })).toHaveCount(chose ? 2 : 0);

    await go(page, '/user/profile/topics/manage');
    const topics = page.locator('np-account-interests');
    await expect(topics.locator('.topic').first()).toBeVisible();
    await expect(topics.getByRole('button', { name: /^Seguito: / })).toHaveCount(chose ? 6 : 0);

    await go(page, '/contact');
    const form = page.locator('np-account-contact');
    await expect(form.getByLabel('Nome e cognome')).toHaveValue(name);
    await expect(form.getByLabel('E-mail')).toHaveValue(email);

    await go(page, '/user-onboarding');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(isNew ? 'Che cosa ti interessa?' : 'Tutto pronto');
  });
}
