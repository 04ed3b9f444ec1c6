import DOMPurify from 'dompurify';
import { parseUrl } from './page-url.ts';

interface Factory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): NonNullable<Parameters<typeof DOMPurify.sanitize>[1]>['TRUSTED_TYPES_POLICY'];
}

/** What prose may consist of. No class, id, name or style: nothing in it can take hold of the page around it. */
const tags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'q', 'cite', 'figure'],
  ...['figcaption', 'img', 'a', 'em', 'strong', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'time', 'mark'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'wbr', 'del', 'ins', 'code', 'pre', 'kbd'],
];
const attributes = ['href', 'src', 'alt', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'datetime'];

/** Longer than any article; what comes after it is nobody's text. */
const longest = 200_000;

let policy: ReturnType<Factory['createPolicy']> | undefined;
/** A host with Trusted Types names the policy `np`; the markup goes through the sanitiser before it is drawn. */
const trusted = () => {
  const factory = Reflect.get(globalThis, 'trustedTypes') as Factory | undefined;
  policy ??= factory?.createPolicy('np', { createHTML: (html) => html, createScriptURL: (url) => url });
  return policy ? { TRUSTED_TYPES_POLICY: policy } : {};
};

let mayShow: (src: URL) => boolean = () => false;
const purify = DOMPurify();
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLAnchorElement && node.hasAttribute('href')) node.rel = 'noopener';
  if (!(node instanceof HTMLImageElement)) return;
  const src = node.getAttribute('src') ?? '';
  const address = parseUrl(src, location.href);
  if (!address || !mayShow(address)) node.remove();
  else node.loading = 'lazy';
});

/**
 * HTML of a server as nodes that do nothing: no script, no handlers, no styles, no names, no frames, no forms, and
 * images only from where `allowed` says. Links keep http, https, mailto and tel.
 */
export const sanitize = (html: string, allowed: (src: URL) => boolean): DocumentFragment => {
  mayShow = allowed;
  return purify.sanitize(html.slice(0, longest), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    RETURN_DOM_FRAGMENT: true,
    ...trusted(),
  });
};
