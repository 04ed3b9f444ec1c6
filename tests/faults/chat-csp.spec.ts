import { engines, type Tab } from '../engines/engines.ts';
import { click, run } from '../journeys/in-tab.ts';
import { body } from './answers.ts';
import { chat } from './chat.ts';
import { shortInfo } from './core.ts';
import type { FaultProxy } from './proxy.ts';
import { outside } from './services.ts';
import { expect, test } from './test.ts';

const digitalReader = { name: 'Giulia', username: 'giulia', email: 'giulia@example.it', abbonatoDigital: true };

/** Notes what the browser reports and what anybody says is wrong; it is a Wednesday, ten in the morning in Italy. */
const watcher = `<script nonce="prova">
  window.wrongs = [];
  const note = (kind) => (event) => wrongs.push(kind + ': ' + (event.message || event.reason || event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile));
  for (const kind of ['securitypolicyviolation', 'error', 'unhandledrejection']) addEventListener(kind, note(kind));
  for (const level of ['error', 'warn']) console[level] = (...words) => wrongs.push(level + ': ' + words.join(' '));
  const Clock = Date;
  window.Date = class extends Clock {
    constructor(...parts) { super(...(parts.length ? parts : ['2026-03-18T09:00:00Z'])); }
  };
</script>`;

/** The strict policy, with scripts trusted by the loader's nonce or by the hosts that they come from. */
const policies = (wire: FaultProxy) => ({
  'scripts by nonce': "'nonce-prova' 'strict-dynamic'",
  'scripts by host': `'self' 'nonce-prova' ${wire.at('cdn', '/')} ${wire.at('third', '/')}`,
});

const policy = (wire: FaultProxy, scripts: string): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    `img-src 'self' ${wire.at('cdn', '/')}`,
    `font-src ${wire.at('cdn', '/')}`,
    `connect-src ${wire.at('account.mg', '/')} ${wire.at('third', '/')}`,
    "require-trusted-types-for 'script'",
    "trusted-types np lit-html dompurify 'allow-duplicates'",
  ].join('; ');

const shows = (tab: Tab, selector: string, text: string) =>
  expect
    .poll(() => run(tab, 'return all(document, arguments[0]).map((node) => node.textContent).join();', selector))
    .toContain(text);

const type = `
  const field = all(document, 'form textarea').find(seen);
  if (!field) return false;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, arguments[0]);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  return true;`;

const looks = `
  const styles = (selector, name) => getComputedStyle(all(document, selector)[0])[name];
  return [styles('[part=launcher]', 'position'), styles('dialog', 'display'), styles('.bubble', 'whiteSpace'),
    all(document, 'dialog img')[0].naturalWidth > 0];`;

for (const name of ['chromium', 'firefox'] as const)
  for (const how of ['scripts by nonce', 'scripts by host'] as const)
    test(`${name}: a page with a strict policy and Trusted Types, ${how}: from the button to the operator nothing is reported`, async ({
      wire,
    }) => {
      wire.answer(shortInfo, body(200, JSON.stringify({ success: true, data: digitalReader, status: { code: 200 } })));
      wire.answer('POST account.mg /api/site/chat', body(200, '{"success":true,"data":"Dalla pagina Abbonamenti."}'));
      const bundle = wire.bundle.replace('<script', '<script nonce="prova"');
      const text = `<!doctype html><html lang="it"><title>Prova</title>${watcher}${bundle}<body>${chat}</body></html>`;
      const headers = { 'content-security-policy': policy(wire, policies(wire)[how]) };
      const address = wire.document('mg', '/prova', text, headers);
      const engine = await engines[name]();
      try {
        const tab = await engine.newTab();
        await tab.open(address);
        await click(tab, 'button', 'Apri l’assistenza');
        await shows(tab, '.bubble', 'Ciao Giulia!');
        await expect.poll(() => run(tab, type, 'Come disdico l’abbonamento?')).toBe(true);
        await shows(tab, '.bubble', 'Dalla pagina Abbonamenti.');
        await expect.poll(() => run(tab, looks)).toEqual(['fixed', 'block', 'pre-wrap', true]);
        await click(tab, 'button', 'Non mi è stato utile');
        await shows(tab, 'h3', 'Ti mettiamo in contatto con una persona');
        await click(tab, 'button', 'Parla con un operatore');
        await expect.poll(() => run(tab, `return all(document, 'section[aria-label]').some(seen);`)).toBe(true);
        expect(wire.calls(outside.liveChat)).toHaveLength(1);
        expect(await run(tab, 'return [typeof trustedTypes, ...wrongs];')).toEqual(['object']);
      } finally {
        await engine.end();
      }
    });
