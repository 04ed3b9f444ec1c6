import type { Tab } from '../../engines/engines.ts';
import { at, expect } from './pages.ts';

/** Included in each script that runs in a page: finds elements through open shadow roots. */
const helpers = `
  const all = (root, selector) => [...root.querySelectorAll(selector), ...[...root.querySelectorAll('*')]
    .flatMap((element) => (element.shadowRoot ? all(element.shadowRoot, selector) : []))];
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const named = (selector, name) => all(document, selector).find((element) =>
    seen(element) && (element.getAttribute('aria-label') ?? element.textContent).includes(name));
  const header = () => all(document, 'np-header').map(({ shadowRoot }) => all(shadowRoot, '.end')
    .map(({ innerText }) => innerText.trim()).join()).join();
`;

/** The result of a script; undefined while the tab is navigating. */
export const run = (tab: Tab, body: string, ...args: readonly unknown[]) =>
  tab.run(helpers + body, ...args).catch(() => undefined);

/**
 * Opens an address and waits until the previous page is gone, which is the only sign when both have the same address.
 */
export const open = async (tab: Tab, url: string): Promise<void> => {
  await run(tab, 'window.npLeft = true;');
  await tab.open(url);
  await expect.poll(() => tab.url()).toBe(url);
  await expect.poll(() => run(tab, `return window.npLeft !== true && document.readyState !== 'loading';`)).toBe(true);
};

/** Clicks the first visible element with this name, once it exists. */
export const click = (tab: Tab, selector: string, name: string) =>
  expect
    .poll(() =>
      run(tab, 'const found = named(arguments[0], arguments[1]); found?.click(); return !!found;', selector, name),
    )
    .toBe(true);

/** Fills fields by their names; false when one does not exist yet. */
export const fill = `
  for (const [name, value] of Object.entries(arguments[0])) {
    const field = all(document, 'input[name="' + name + '"]').find(seen);
    if (!field) return false;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return true;`;

/** Types into the first visible textarea and sends by Enter; false when there is none yet. */
export const typeAndSend = `
  const field = all(document, 'form textarea').find(seen);
  if (!field) return false;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, arguments[0]);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  return true;`;

/** Texts of all elements that match a selector, hidden ones too. */
export const texts = (tab: Tab, selector: string) =>
  run(tab, 'return all(document, arguments[0]).map((node) => node.textContent.trim());', selector);

/** Signs a person of the world in on a brand, with the call of the sign-in form. */
export const signInTab = async (tab: Tab, code: string, email: string): Promise<void> => {
  await open(tab, at(`account.${code}`, '/sso/request-login'));
  const ask = `
    if (!window.npAsked) {
      window.npAsked = true;
      const body = JSON.stringify({ login: arguments[0], password: 'Edicola-2026!' });
      fetch('/api/site/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        .then(({ status }) => { window.npAnswered = status; });
    }
    return window.npAnswered;`;
  await expect.poll(() => run(tab, ask, email)).toBe(200);
};
