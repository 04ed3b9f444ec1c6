const SLOT = '[data-np-slot]';
const name = /^[\w-]{1,64}$/;

export const idOf = ({ dataset }: HTMLElement): string => dataset.npSlot ?? '';

/** The shadow roots of our elements below a root, nested ones included. */
const rootsBelow = (root: ParentNode): readonly ShadowRoot[] =>
  [...root.querySelectorAll('*')]
    .flatMap(({ localName, shadowRoot }) => (shadowRoot && localName.startsWith('np-') ? [shadowRoot] : []))
    .flatMap((inner) => [inner, ...rootsBelow(inner)]);

/** Calls back with the banner slots of the page and of our elements, now and after each change of the DOM. */
export const watchSlots = (found: (slots: readonly HTMLElement[]) => void): void => {
  const observed = new WeakSet<Node>();
  let isDue = false;
  const search = (): void => {
    isDue = false;
    const roots = [document, ...rootsBelow(document)];
    for (const root of roots) {
      if (observed.has(root)) continue;
      observed.add(root);
      observer.observe(root, { childList: true, subtree: true });
    }
    found(
      roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(SLOT)]).filter((slot) => name.test(idOf(slot))),
    );
  };
  const observer = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    setTimeout(search, 100);
  });
  search();
};
