import { entryForms } from '../lib/account-entry-forms.ts';
import { held, put } from '../lib/account-forms.ts';
import { profileForms } from '../lib/account-profile-forms.ts';
import { expect, test } from '../lib/pages.ts';

for (const { name, open, send, hasSummary, follows, rows } of [...profileForms, ...entryForms]) {
  test(`${name}: every field shows its exact error message, linked to it and announced as invalid (A40)`, async ({
    page,
  }) => {
    const form = await open(page);
    const button = form.getByRole('button', { name: send });
    const summary = form.getByRole('alert').filter({ hasText: 'Compilare tutti i campi richiesti' });
    for (const [field, value, message] of rows) {
      const input = form.locator(`[name=${field}]`);
      const before = await held(input);
      await put(input, value);
      await button.click();
      await expect(input, `${field} ${value}`).toHaveAccessibleDescription(message);
      await expect(input, field).toHaveAttribute('aria-invalid', 'true');
      if (hasSummary) {
        await expect(summary, field).toBeFocused();
        await summary.getByRole('button').first().click();
        await expect(input, field).toBeFocused();
      }
      await put(input, before);
      if (follows) await expect(input, field).toHaveAttribute('aria-invalid', 'false');
    }
  });
}
