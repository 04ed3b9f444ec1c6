import { isArticleRoute, isBareRoute } from '../../../rules/page/routes.ts';

/**
 * Sets an attribute of the page's own elements while a screen wants it, and a mark, so that it goes from these only. A
 * server may write both for the first screen.
 */
const place = (tags: string, attribute: string, mark: string, isWanted: boolean): void => {
  const which = `:is(${tags})${isWanted ? `:not([${attribute}])` : `[${mark}]`}`;
  for (const element of document.querySelectorAll<HTMLElement>(which)) {
    element.toggleAttribute(mark, isWanted);
    element.toggleAttribute(attribute, isWanted);
    // An open chat locks the page's scroll.
    element.removeAttribute('opened');
  }
};

/**
 * Adapts the page's elements to a route, or resets them without one. Beside a bare screen (chatbot, press review) chat
 * and footer are hidden, and the header is marked, so that the page can give it the screen's width. Beside an article
 * the header leaves out its sections, and the notices all but errors.
 */
export const placeBeside = (path = ''): void => {
  const isBare = isBareRoute(path);
  const isArticle = isArticleRoute(path);
  place('np-footer, np-assistance-chat', 'hidden', 'data-np-bare', isBare);
  place('np-header', 'data-np-bare', 'data-np-bare', isBare);
  place('np-notices', 'errors-only', 'data-np-reading', isArticle);
  place('np-header', 'data-np-reading', 'data-np-reading', isArticle);
};
