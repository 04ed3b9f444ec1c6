/** Marks elements hidden for a screen, so that only these are shown again. A server may set it for the first screen. */
const mark = 'data-np-bare';

/**
 * Hides the page's chat and footer beside a bare screen (chatbot, press review), and shows them beside others. Marks the
 * header, so that the page can give it the screen's width.
 */
export const placeBeside = (isBare: boolean): void => {
  for (const header of document.querySelectorAll('np-header')) header.toggleAttribute(mark, isBare);
  const which = isBare ? ':is(np-footer, np-assistance-chat):not([hidden])' : `[hidden][${mark}]`;
  for (const element of document.querySelectorAll<HTMLElement>(which)) {
    element.hidden = isBare;
    element.toggleAttribute(mark, isBare);
    // An open chat locks the page's scroll.
    element.removeAttribute('opened');
  }
};
