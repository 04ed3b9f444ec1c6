import { chat } from '../lib/chat.ts';
import { loginOf, notices } from '../lib/core.ts';
import { expect, test } from '../lib/test.ts';

/** Runs in a page before everything else: records the texts of all events dispatched by script. */
const listen = (): void => {
  const texts: string[] = [];
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    texts.push(`${event.type} ${JSON.stringify((event as CustomEvent).detail)}`);
    return dispatchEvent.call(this, event);
  };
  Object.assign(window, { npEvents: texts });
};

/**
 * Everything that other scripts of the page can read without the storage: composed tree, attributes, own names of
 * window, events.
 */
const readable = (): string => {
  const found: string[] = [...Reflect.get(window, 'npEvents')];
  const seen = new Set<unknown>();
  const read = (value: unknown, depth: number): void => {
    if (typeof value === 'string') found.push(value);
    if (typeof value !== 'object' || value === null || seen.has(value) || depth === 0) return;
    // Windows of frames belong to another realm: only their names reveal their kind.
    if (value instanceof Node || /Window|Storage/.test(Object.prototype.toString.call(value))) return;
    seen.add(value);
    for (const key of Reflect.ownKeys(value))
      try {
        found.push(String(key));
        read(Reflect.get(value, key), depth - 1);
      } catch {
        // An accessor that throws shows nothing.
      }
  };
  const walk = (node: Node): void => {
    if (node instanceof Text || node instanceof Comment) found.push(node.data);
    if (node instanceof Element) {
      for (const { name, value } of node.attributes) found.push(name, value);
      for (const key of Reflect.ownKeys(node)) read(Reflect.get(node, key), 3);
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) found.push(node.value);
      if (node.shadowRoot) walk(node.shadowRoot);
    }
    for (const child of node.childNodes) walk(child);
  };
  walk(document);
  for (const key of Reflect.ownKeys(window)) if (key !== 'npEvents') read(Reflect.get(window, key), 6);
  return found.join('\n');
};

test('T07 the token is only in its storage key: not in the composed tree, attributes, globals or events', async ({
  page,
  wire,
  reader,
}) => {
  const token = await reader.arrive();
  await page.addInitScript(listen);
  await page.goto(wire.page('mg', notices + chat));
  await loginOf(page, wire);
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await expect(page.getByText('Ciao Giulia')).toBeVisible();
  const before = await page.evaluate(readable);
  expect(before).toContain('np-login null');
  expect(before).toContain('Giulia');
  expect(before).not.toContain(token);
  expect(wire.log.some(({ headers }) => headers.authorization?.includes(token))).toBe(true);
});
