import { chat } from './chat.ts';
import { open } from './services.ts';
import { expect, test } from './test.ts';

const bar = (more: string) =>
  `<div id="bar" style="position:fixed;left:0;right:0;bottom:0;height:60px;background:#eee">${more}</div>`;
const tab = '<div style="position:absolute;right:0;bottom:60px;width:120px;height:200px;background:#ddd">Chiudi</div>';

test('the button stands clear of a bar along the foot of the page', async ({ page, wire }) => {
  await open(page, wire, { markup: chat + bar('') });
  const button = page.getByRole('button', { name: 'Apri l’assistenza' });
  const bottom = async () => {
    const box = await button.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect.poll(bottom).toBe(height - 60 - 16);
  await page.evaluate(() => document.querySelector('#bar')?.remove());
  await expect.poll(bottom).toBe(height - 24);
});

test('what hangs over its own bar moves the button nowhere, and the page lives on', async ({ page, wire }) => {
  await open(page, wire, { markup: chat + bar(tab) });
  // With the sheet that lifts it the button looks for its place, in one go: who can be asked afterwards lives.
  const lifts = () =>
    page.evaluate(() =>
      [...(document.querySelector('np-assistance-chat')?.shadowRoot?.adoptedStyleSheets ?? [])].some((sheet) =>
        [...sheet.cssRules].some(({ cssText }) => cssText.includes('--np-_lift')),
      ),
    );
  await expect.poll(lifts).toBe(true);
});
