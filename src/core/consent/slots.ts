const SLOT = '[data-np-slot]';
const name = /^[\w-]{1,64}$/;

export const idOf = ({ dataset }: HTMLElement): string => dataset.npSlot ?? '';

/** The open shadow roots of our elements below a root, and those inside them. */
const rootsBelow = (root: ParentNode): readonly ShadowRoot[] =>
  [...root.querySelectorAll('*')]
    .flatMap(({ localName, shadowRoot }) => (shadowRoot && localName.startsWith('np-') ? [shadowRoot] : []))
    .flatMap((inner) => [inner, ...rootsBelow(inner)]);

/** Calls back with the banner slots of the page, those inside our elements too: now, and whenever some have come. */
export const watchSlots = (found: (slots: readonly HTMLElement[]) => void): void => {
  const observed = new WeakSet<Node>();
  let isDue = false;
  const look = (): void => {
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
    setTimeout(look, 100);
  });
  look();
};
