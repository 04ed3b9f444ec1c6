import { failsSoftly } from '../lib/broken.ts';
import { expect, test } from '../lib/test.ts';

const profile = [
  'np-account-profile',
  'Non riusciamo a caricare il profilo. Riprova più tardi.',
  'Dati personali',
] as const;

/** The panels that need an answer: their error text, and their content. */
const panels = [
  ['GET account.mg /api/user/profile', ...profile],
  ['GET account.mg /api/user/invoicing', ...profile],
  ['GET account.mg /api/user/consents', ...profile],
  [
    'GET account.mg /api/user/devices',
    'np-account-devices',
    'Non riusciamo a caricare i dispositivi. Riprova più tardi.',
    'Questo dispositivo',
  ],
  [
    'GET account.mg /api/site/faq',
    'np-account-faq',
    'Non riusciamo a caricare le domande. Riprova più tardi.',
    'Quali metodi di pagamento accettate?',
  ],
  [
    'GET account.mg /api/user/newsletters',
    'np-account-newsletters',
    'Non riusciamo a caricare le newsletter. Riprova più tardi.',
    'Un esempio',
  ],
  [
    'GET account.mg /api/user/topics',
    'np-account-interests',
    'Non riusciamo a caricare gli interessi. Riprova più tardi.',
    'Gaviano centro',
  ],
  [
    'GET account.mg /api/user/subscriptions',
    'np-account-subscriptions',
    'Non riusciamo a caricare gli abbonamenti. Riprova più tardi.',
    'Digital annuale',
  ],
  [
    'GET account.mg /api/site/contact/topics',
    'np-account-contact',
    'Non riusciamo a caricare i contatti. Riprova più tardi.',
    'Scrivici',
  ],
  [
    'GET account.mg /api/user/offers',
    'np-account-offer',
    'Non riusciamo a caricare l’offerta. Riprova più tardi.',
    'Continua',
  ],
  [
    'GET account.mg /api/user/onboarding',
    'np-account-onboarding',
    'Non riusciamo a caricare i primi passi. Riprova più tardi.',
    'Tutto pronto',
  ],
  [
    'GET account.mg /api/user/gdpr/export',
    'np-account-privacy',
    'Non riusciamo a caricare le tue richieste. Riprova più tardi.',
    'Esporta i dati',
  ],
] as const;

for (const [call, tag, says, shown] of panels) {
  test(`F13 ${tag}: whatever ${call} returns, the panel shows its own error text, and the next try succeeds`, {
    tag: tag === 'np-account-faq' ? '@quick' : [],
  }, async ({ page, wire, reader }) => {
    await reader.signIn();
    const panel = page.locator(tag);
    const retry = panel.getByRole('button', { name: 'Riprova' });
    const address = wire.page('account.mg', `<${tag}></${tag}>`);
    await failsSoftly(wire, {
      call,
      panel,
      act: async () => ((await retry.isVisible()) ? retry.click() : page.goto(address)),
      says,
    });
    await retry.click();
    await expect(panel).toContainText(shown);
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });
}

/** The parts of the overview: error text and content of each. */
const parts = [
  ['GET account.mg /api/user/subscriptions', 'gli abbonamenti', 'Gestisci abbonamento'],
  ['GET account.mg /api/user/profile', 'il profilo', 'Giulia Ferrante'],
  ['GET account.mg /api/user/topics', 'gli interessi', 'Gestisci'],
  ['GET account.mg /api/user/newsletters', 'le newsletter', 'Scopri le altre'],
  ['GET account.mg /api/user/devices', 'i dispositivi', 'dispositivi connessi'],
  ['GET mg /api/edicola/home', 'l’edizione di oggi', 'L’edizione di oggi'],
] as const;

for (const [call, what, shown] of parts) {
  test(`F13 dashboard: whatever ${call} returns, that part says so in one line, the others stay, and the next try succeeds`, async ({
    page,
    wire,
    reader,
  }) => {
    await reader.signIn();
    const panel = page.locator('np-account-dashboard');
    const retry = panel.getByRole('button', { name: 'Riprova' });
    const address = wire.page('account.mg', '<np-notices></np-notices><np-account-dashboard></np-account-dashboard>');
    await failsSoftly(wire, {
      call,
      panel,
      act: async () => ((await retry.isVisible()) ? retry.click() : page.goto(address)),
      says: `Non riusciamo a caricare ${what}. Riprova più tardi.`,
    });
    await expect(panel.getByRole('alert')).toHaveCount(1);
    for (const [other, , text] of parts) if (other !== call) await expect(panel, other).toContainText(text);
    await retry.click();
    await expect(panel).toContainText(shown);
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });
}
