import { afterTest } from './guard.ts';

/** A new box in the page, removed after the test. */
export const place = (markup = ''): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = markup;
  document.body.append(box);
  afterTest(() => box.remove());
  return box;
};

/** Records events of these names that reach the document during the test. */
export const record = (target: EventTarget, names: readonly string[]): CustomEvent[] => {
  const seen: CustomEvent[] = [];
  const keep = (event: Event) => seen.push(event as CustomEvent);
  for (const name of names) target.addEventListener(name, keep);
  afterTest(() => {
    for (const name of names) target.removeEventListener(name, keep);
  });
  return seen;
};

export const shadow = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has no open shadow root`);
  return element.shadowRoot;
};
