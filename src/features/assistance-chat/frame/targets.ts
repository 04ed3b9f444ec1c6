const controls =
  'a[href],button,input,select,textarea,summary,[contenteditable],[role=button],[role=link],[role=switch],[role=tab]';

/** Text of at most this many characters with a euro sign is a price; longer text is prose. */
const longestPrice = 60;

/** A checkbox's label is clicked as well. */
const isControl = (node: Element): boolean =>
  node.matches(controls) ||
  (node instanceof HTMLLabelElement && /checkbox|radio/.test((node.control as HTMLInputElement | null)?.type ?? ''));

const isShown = (node: Element): boolean =>
  (node.checkVisibility?.({ visibilityProperty: true }) ?? true) && !node.closest('[inert]');

/**
 * The visible boxes of links, controls, focused elements and prices in a part of the page and in its open shadow roots;
 * a link has a box for each of its lines. Leaves out one element, and tells of each shadow root that it enters.
 */
export const targetsIn = (root: ParentNode & Node, except: Element, entered: (root: ShadowRoot) => void): DOMRect[] => {
  const boxes: DOMRect[] = [];
  const add = (node: Element, lines: DOMRectList): void => {
    const isInWindow = (box: DOMRect) => box.bottom > 0 && box.top < innerHeight && box.width > 1 && box.height > 1;
    const seen = [...lines].filter(isInWindow);
    if (seen.length > 0 && isShown(node)) boxes.push(...seen);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node === except) continue;
    if (node instanceof Element) {
      if (isControl(node)) add(node, node.getClientRects());
      if (!node.shadowRoot) continue;
      entered(node.shadowRoot);
      boxes.push(...targetsIn(node.shadowRoot, except, entered));
    } else if (node instanceof Text && node.length <= longestPrice && node.data.includes('€') && node.parentElement) {
      const range = new Range();
      range.selectNodeContents(node);
      add(node.parentElement, range.getClientRects());
    }
  }
  return boxes;
};
