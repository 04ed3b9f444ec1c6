import { brandLink } from '../../core/brand/brand-link.ts';
import { followRecord } from '../../core/brand/follow-record.ts';
import { linkTo } from '../../core/brand/link.ts';
import { core } from '../../core/page/core.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { h } from '../../element-kit/shell/dom.ts';
import { placeWordmarks } from '../../element-kit/view/wordmark.ts';
import type { Brand, Link } from '../../rules/brand/brands/record.ts';
import tokens from '../../ui/base/tokens-rest.css?inline';
import { copy } from './copy.ts';
import css from './footer.css?inline';

export const styles = [tokens, css];

/** The link to the privacy and cookie preferences is a button. */
const entry = ({ cookieConsent }: Brand, { name, url }: Link) => {
  if (url === '#privacy') {
    const show = async () => {
      const privacy = await import('../../core/consent/privacy.ts');
      privacy.showPrivacyPreferences(brandLink(cookieConsent.policyUrl));
    };
    return h('li', {}, h('button', { type: 'button', part: 'privacy', click: () => void show() }, name));
  }
  const href = brandLink(url);
  return href !== undefined && h('li', {}, h('a', { href }, name));
};

const social = ({ name, url }: Link) => {
  const href = linkTo(url);
  return href !== undefined && h('li', {}, h('a', { href, rel: 'noopener' }, name));
};

const content = (brand: Brand): readonly Node[] => [
  h('nav', { 'aria-label': copy.links }, h('ul', {}, ...brand.subfooter.map((link) => entry(brand, link)))),
  h(
    'div',
    { class: 'below' },
    h('p', {}, copy.copyright(new Date().getFullYear(), brand.copy)),
    h('ul', { 'aria-label': copy.social }, ...brand.social.map(social)),
  ),
];

interface Footer {
  /** The brand's record, once it has loaded. */
  record?: Brand;
  /** The brand whose links are drawn. */
  shown?: Brand;
}

const createFooter = (): Footer => ({});

const drawFrame = (_: Shell, box: HTMLElement): HTMLElement => {
  const wordmark = h('div', { class: 'wordmark' });
  const note = h('div', { class: 'note' }, h('slot', { name: 'note' }));
  box.append(
    h(
      'div',
      { class: 'frame', click: (event) => core.navigation.follow(event) },
      h('footer', { part: 'footer' }, wordmark, note),
    ),
  );
  return wordmark;
};

/** The page's footer. Keeps its height until the brand's record has loaded. */
export const drawFooter = (shell: Shell, box: HTMLElement): void => {
  placeWordmarks(box);
  const wordmark = shell.state(drawFrame);
  const footer = shell.state(createFooter);
  const { record, shown } = footer;
  if (!record || shown === record) return;
  if (shown) for (const node of box.querySelectorAll('nav, .below')) node.remove();
  footer.shown = record;
  wordmark.after(...content(record));
};

export const followBrand = async (shell: Shell): Promise<void> => {
  followRecord(shell, (record) => {
    shell.state(createFooter).record = record;
    shell.redraw();
  });
};
