import { parseUrl } from '../page-url.ts';
import { closedWindow } from './closed-window.ts';

/** Tags of an article. Without class, id, name and style, the HTML cannot affect the page. */
const tags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'q', 'cite', 'figure'],
  ...['figcaption', 'img', 'a', 'em', 'strong', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'time', 'mark'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'wbr', 'del', 'ins', 'code', 'pre', 'kbd'],
];
const attributes = ['href', 'src', 'alt', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'datetime'];

/** Removed with what they contain, as DOMPurify does; any other tag gives way to its content. */
const removed = [
  ...['script', 'style', 'template', 'head', 'title', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'embed'],
  ...['audio', 'video', 'colgroup', 'plaintext', 'xmp', 'selectedcontent', 'textarea', 'select'],
];

/** Protocols of links. */
const linked = ['http:', 'https:', 'mailto:', 'tel:'];

/** Characters; longer than any article. The rest is cut off. */
const maxLength = 200_000;

/** Parses HTML without anything that runs, and with the allowed attributes only. */
export type Sanitizer = (html: string) => Node;

/** Not yet in TypeScript's library. */
interface WithSanitizer extends Element {
  setHTML(html: string, options: { readonly sanitizer: unknown }): void;
}

const canSanitize = (element: Element): element is WithSanitizer => 'setHTML' in element;

/** The browser's own sanitiser; undefined in a browser without one that works in a closed document. */
export const ownSanitizer = (): Sanitizer | undefined => {
  const place = closedWindow()?.document.createElement('div');
  if (!place || !canSanitize(place)) return undefined;
  // No prototype: what a page adds to that of all objects would count as an option.
  const sanitizer: unknown = Object.assign(Object.create(null), {
    attributes,
    removeElements: removed,
    replaceWithChildrenElements: ['form'],
    comments: false,
    dataAttributes: false,
  });
  const parse: Sanitizer = (html) => {
    place.setHTML(html, { sanitizer });
    return place;
  };
  try {
    parse('<p></p>');
  } catch {
    // Firefox 153: not in a document of a removed frame.
    return undefined;
  }
  return parse;
};

/** DOMPurify, with the same rules. */
export const librarySanitizer = async (): Promise<Sanitizer> =>
  (await import('./purify.ts')).purifierIn(closedWindow(), tags, attributes);

let used: Sanitizer | undefined;
let pending: Promise<void> | undefined;

const load = async (): Promise<void> => {
  // After the call that wants it: on a slow phone a window takes 60 ms.
  await new Promise((resolve) => setTimeout(resolve));
  used ??= ownSanitizer() ?? (await librarySanitizer());
};

/** Gets the sanitiser ready. In a browser without one of its own, loads DOMPurify. */
export const sanitizerReady = async (): Promise<void> => {
  pending ??= load();
  try {
    await pending;
  } catch (cause) {
    pending = undefined;
    throw cause;
  }
};

/** An element with the allowed attributes of another one; undefined for an image without consent. */
const copyOf = (element: Element, allowed: (src: URL) => boolean): Element | undefined => {
  const isImage = element.localName === 'img';
  const given = element.getAttribute(isImage ? 'src' : 'href');
  const address = given === null ? undefined : parseUrl(given, location.href);
  if (isImage && !(address && allowed(address))) return undefined;
  const isLink = element.localName === 'a' && address !== undefined && linked.includes(address.protocol);
  const copy = document.createElement(element.localName);
  // Before its address, which would load it at once.
  if (isImage) copy.setAttribute('loading', 'lazy');
  if (isLink) copy.setAttribute('rel', 'noopener');
  for (const name of attributes) {
    const value = element.getAttribute(name);
    if (value === null || (name === 'src' && !isImage) || (name === 'href' && !isLink)) continue;
    copy.setAttribute(name, value);
  }
  return copy;
};

/** Adds what is allowed of parsed HTML. */
const addAllowed = (into: ParentNode, from: Node, allowed: (src: URL) => boolean): void => {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) into.append(node.textContent ?? '');
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const element = node as Element;
    // Drawings and formulas go with what they contain.
    if (element.namespaceURI !== document.documentElement.namespaceURI) continue;
    const isTag = tags.includes(element.localName);
    const copy = isTag ? copyOf(element, allowed) : undefined;
    if (copy) into.append(copy);
    if (copy || !isTag) addAllowed(copy ?? into, element, allowed);
  }
};

/** What is allowed of parsed HTML, in elements made here: no parsed one reaches the page. */
export const allowedOf = (parsed: Node, allowed: (src: URL) => boolean): DocumentFragment => {
  const nodes = document.createDocumentFragment();
  addAllowed(nodes, parsed, allowed);
  return nodes;
};

/**
 * Turns HTML of a server into inert nodes: no scripts, handlers, styles, names, frames or forms. Images need the
 * consent of `allowed`. Links may use http, https, mailto and tel. Wait for `sanitizerReady` before.
 */
export const sanitize = (html: string, allowed: (src: URL) => boolean): DocumentFragment => {
  used ??= ownSanitizer();
  if (!used) throw new Error('sanitize: the sanitiser is not ready.');
  return allowedOf(used(html.slice(0, maxLength)), allowed);
};
