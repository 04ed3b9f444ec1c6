/** Whether an element is one of ours; `np-panel` is a part of one. */
const isOurs = (node: unknown): node is Element => node instanceof Element && /^np-(?!panel)/.test(node.localName);

/** The tag of the innermost of our elements around a node. */
export const ownerOf = (node: Node | null | undefined): string | undefined => {
  for (let at: Node | null | undefined = node; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (isOurs(at)) return at.localName;
  return undefined;
};

/** The tag of the innermost of our elements on an event's path. */
export const ownerOfPath = (path: readonly EventTarget[]): string | undefined => path.find(isOurs)?.localName;

const ownerAt = (x: number, y: number): string | undefined => {
  let found = document.elementFromPoint(x, y);
  for (;;) {
    const inner: Element | null | undefined = found?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === found) return ownerOf(found);
    found = inner;
  }
};

/** The tag whose part moved most. What moved inside a shadow root has a place only. */
export const ownerOfShift = ({ sources: [source] }: LayoutShift): string | undefined => {
  if (!source) return undefined;
  if (source.node) return ownerOf(source.node);
  const { x, y, width, height } = source.currentRect;
  return ownerAt(x + width / 2, y + height / 2);
};

/** Our elements below a root, and those in their shadow roots. */
const oursIn = (root: ParentNode): readonly Element[] =>
  [...root.querySelectorAll('*')]
    .filter(isOurs)
    .flatMap((own) => [own, ...(own.shadowRoot ? oursIn(own.shadowRoot) : [])]);

/** Area of an element's text in the window, in square pixels. */
const textArea = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width > 0 && height > 0 ? width * height : 0;
};

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Largest difference between a text's area and the one that the browser measured, as a share of it. */
const tolerance = 0.1;

/**
 * The tag that painted the largest part of the page. The browser names no element in a shadow root: a picture is found
 * by its address, a text by its size.
 */
export const ownerOfPaint = ({ element, url, size }: LargestContentfulPaint): string | undefined => {
  if (element) return ownerOf(element);
  const inside = oursIn(document).flatMap((own) => [...(own.shadowRoot?.querySelectorAll('*') ?? [])]);
  if (url) return ownerOf(inside.find((part) => part instanceof HTMLImageElement && part.currentSrc === url));
  let [found, least]: [Element | undefined, number] = [undefined, size * tolerance];
  for (const part of inside) {
    const difference = hasText(part) ? Math.abs(textArea(part) - size) : Number.POSITIVE_INFINITY;
    if (difference < least) [found, least] = [part, difference];
  }
  return ownerOf(found);
};
