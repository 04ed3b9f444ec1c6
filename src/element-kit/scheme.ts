/** The attribute a page sets on any ancestor: light (default), dark, or auto (as the reader's system). */
const ATTRIBUTE = 'data-np-scheme';

const ancestor = (element: Element): Element | null => element.closest(`[${ATTRIBUTE}]`) ?? hostOf(element);

const hostOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? ancestor(root.host) : null;
};

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** The scheme an element is drawn in: `light` or `dark`. */
export const schemeOf = (element: Element): 'light' | 'dark' => {
  const wanted = ancestor(element)?.getAttribute(ATTRIBUTE);
  return wanted === 'dark' || (wanted === 'auto' && dark().matches) ? 'dark' : 'light';
};

/** Calls back whenever the page or the system may have changed the scheme, until the signal aborts. */
export const watchScheme = (callback: () => void, signal: AbortSignal): void => {
  const observer = new MutationObserver(callback);
  observer.observe(document, { attributeFilter: [ATTRIBUTE], subtree: true });
  dark().addEventListener('change', callback, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
};
