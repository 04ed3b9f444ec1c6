import DOMPurify from 'dompurify';
import { closedWindow } from './closed-window.ts';
import { parseUrl } from './page-url.ts';

interface Factory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): NonNullable<Parameters<typeof DOMPurify.sanitize>[1]>['TRUSTED_TYPES_POLICY'];
}

/** Tags of an article. Without class, id, name and style, the HTML cannot affect the page. */
const tags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'q', 'cite', 'figure'],
  ...['figcaption', 'img', 'a', 'em', 'strong', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'time', 'mark'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'wbr', 'del', 'ins', 'code', 'pre', 'kbd'],
];
const attributes = ['href', 'src', 'alt', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'datetime'];

/** Characters; longer than any article. The rest is cut off. */
const maxLength = 200_000;

/** The Trusted Types policy `np`, on a page that requires one. Lets the HTML pass: DOMPurify sanitises it. */
const trusted = (() => {
  let policy: ReturnType<Factory['createPolicy']> | undefined;
  return () => {
    const factory = Reflect.get(globalThis, 'trustedTypes') as Factory | undefined;
    policy ??= factory?.createPolicy('np', { createHTML: (html) => html, createScriptURL: (url) => url });
    return policy ? { TRUSTED_TYPES_POLICY: policy } : {};
  };
})();

/** A sanitiser with its own rule for images. Hooks belong to the instance, not to a call. */
const sanitizer = (allowed: (src: URL) => boolean): ReturnType<typeof DOMPurify> => {
  const closed = DOMPurify(closedWindow());
  const purify = closed.isSupported ? closed : DOMPurify();
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName === 'a' && node.hasAttribute('href')) node.setAttribute('rel', 'noopener');
    if (node.localName !== 'img') return;
    const src = node.getAttribute('src') ?? '';
    const address = parseUrl(src, location.href);
    if (!address || !allowed(address)) node.remove();
    else node.setAttribute('loading', 'lazy');
  });
  return purify;
};

/**
 * Turns HTML of a server into inert nodes: no scripts, handlers, styles, names, frames or forms. Images need the
 * consent of `allowed`. Links may use http, https, mailto and tel.
 */
export const sanitize = (html: string, allowed: (src: URL) => boolean): DocumentFragment => {
  const nodes = sanitizer(allowed).sanitize(html.slice(0, maxLength), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    RETURN_DOM_FRAGMENT: true,
    ...trusted(),
  });
  // Of this window: a link of another one is no HTMLAnchorElement here.
  return document.importNode(nodes, true);
};
