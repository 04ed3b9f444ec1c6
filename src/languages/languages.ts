import { type Languages, prepareTexts } from '../core/language/prepare.ts';
import { type PartName, parts } from './parts.ts';

const shipped: Languages = {
  parts,
  languages: {
    en: {
      page: () => import('./en/page.ts').then(({ page }) => page),
      newsstand: () => import('./en/newsstand.ts').then(({ newsstand }) => newsstand),
      account: () => import('./en/account.ts').then(({ account }) => account),
    },
  },
};

const onNewsstand = ['article', 'epaper', 'newsstand', 'password-gate', 'rassegna', 'search', 'subscriber-chat'];

/** The parts of the texts that an element may show. */
export const partsOf = (tag: string): readonly PartName[] => {
  const name = tag.slice('np-'.length);
  return [
    'page',
    ...(onNewsstand.includes(name) ? (['newsstand'] as const) : []),
    ...(name.startsWith('account-') ? (['account'] as const) : []),
  ];
};

/** Replaces the texts that the page has loaded, with those of a brand that became known. */
export const again = (): Promise<void> => prepareTexts(shipped, []);

/**
 * Replaces the texts of an element, as the page configures, before it is defined. What the page's own HTML has of it in
 * Italian is not taken over.
 */
export const prepare = async (tag: string): Promise<void> => {
  await prepareTexts(shipped, partsOf(tag));
  for (const { shadowRoot } of document.querySelectorAll(tag))
    shadowRoot?.querySelector('[data-np]')?.removeAttribute('data-np');
};
