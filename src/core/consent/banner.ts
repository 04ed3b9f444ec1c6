import type { Banner } from '../../api/consent/marketing.ts';
import { linkTo } from '../brand/link.ts';
import css from './banner.css?inline';

let sheet: CSSStyleSheet | undefined;
const styles = (): CSSStyleSheet => {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

const made = (tag: 'strong' | 'p' | 'a', text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

const linkOf = ({ cta, href }: Banner): HTMLElement | undefined => {
  const target = linkTo(href);
  if (!cta || !target?.startsWith('http')) return undefined;
  const link = made('a', cta);
  link.setAttribute('href', target);
  return link;
};

/** Draws what the platform sent into a slot, as text and a link, never as markup; in a root of its own. */
export const drawBanner = (slot: HTMLElement, banner: Banner | undefined): void => {
  const link = banner && linkOf(banner);
  const parts = [banner?.title && made('strong', banner.title), banner?.text && made('p', banner.text), link];
  const shown = parts.filter((part) => part instanceof HTMLElement);
  if (shown.length === 0 || slot.shadowRoot) return;
  const root = slot.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles()];
  root.append(...shown);
};
