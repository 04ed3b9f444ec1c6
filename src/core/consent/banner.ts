import type { Banner } from '../../api/consent/marketing.ts';
import { linkTo } from '../brand/link.ts';
import { pageState } from '../page/page-state.ts';
import css from './banner.css?inline';

const createStyles = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

const create = (tag: 'strong' | 'p' | 'a', text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

const linkOf = ({ cta, href }: Banner): HTMLElement | undefined => {
  const target = linkTo(href);
  if (!cta || !target?.startsWith('http')) return undefined;
  const link = create('a', cta);
  link.setAttribute('href', target);
  return link;
};

/** Draws a banner in a slot's shadow root: text and a link, never markup. */
export const drawBanner = (slot: HTMLElement, banner: Banner | undefined): void => {
  const link = banner && linkOf(banner);
  const parts = [banner?.title && create('strong', banner.title), banner?.text && create('p', banner.text), link];
  const shown = parts.filter((part) => part instanceof HTMLElement);
  if (shown.length === 0 || slot.shadowRoot) return;
  const root = slot.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [pageState('bannerStyles', createStyles)];
  root.append(...shown);
};
