import { afterwards } from './guard.ts';

/** A fresh box in the page, gone after the test. */
export const place = (markup = ''): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = markup;
  document.body.append(box);
  afterwards(() => box.remove());
  return box;
};

/** The events of these names that reach the document while the test runs. */
export const record = (target: EventTarget, names: readonly string[]): CustomEvent[] => {
  const seen: CustomEvent[] = [];
  const keep = (event: Event) => seen.push(event as CustomEvent);
  for (const name of names) target.addEventListener(name, keep);
  afterwards(() => {
    for (const name of names) target.removeEventListener(name, keep);
  });
  return seen;
};

export const shadow = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has no open shadow root`);
  return element.shadowRoot;
};
