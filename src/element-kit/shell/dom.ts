/** Attributes as text, or `true` for one without a value; listeners as functions under their event's name. */
type Given = Readonly<Record<string, string | boolean | undefined | ((event: MouseEvent) => void)>>;

/** Creates elements of a resting view: `h` and `svgIcon` below, or scripts/build/resting.ts, which writes HTML text. */
export type MakeElement<N> = (
  tag: keyof HTMLElementTagNameMap,
  given?: Given,
  ...children: readonly (N | string | false | undefined)[]
) => N;
export type MakeIcon<N> = (path: string) => N;

/** Creates an element with attributes, listeners and children, for views without a template. Skips false and undefined. */
export const h = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  given: Given = {},
  ...children: readonly (Node | string | false | undefined)[]
): HTMLElementTagNameMap[K] => {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'function') node.addEventListener(name, value as (event: Event) => void);
    else if (value !== undefined && value !== false) node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.filter((child) => child !== undefined && child !== false));
  return node;
};

/** A decorative Phosphor icon, for use beside a text. */
export const svgIcon = (path: string): SVGSVGElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 256 256');
  svg.ariaHidden = 'true';
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
};
