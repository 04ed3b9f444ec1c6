/** The attribute that a page sets on any ancestor: light (default), dark, or auto (the reader's system). */
const ATTRIBUTE = 'data-np-scheme';

const ancestor = (element: Element): Element | null => element.closest(`[${ATTRIBUTE}]`) ?? hostOf(element);

const hostOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? ancestor(root.host) : null;
};

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** The scheme an element is drawn in: `light` or `dark`. */
export const schemeOf = (element: Element): 'light' | 'dark' => {
  const value = ancestor(element)?.getAttribute(ATTRIBUTE);
  return value === 'dark' || (value === 'auto' && dark().matches) ? 'dark' : 'light';
};

/** All roots from an element up to its document; a MutationObserver covers one root only. */
const rootsAround = (element: Element): Node[] => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [root];
};

/** Calls back when the page or the system may have changed the scheme, until the signal aborts. */
export const watchScheme = (element: Element, callback: () => void, signal: AbortSignal): void => {
  const observer = new MutationObserver(callback);
  for (const root of rootsAround(element)) observer.observe(root, { attributeFilter: [ATTRIBUTE], subtree: true });
  dark().addEventListener('change', callback, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
};
