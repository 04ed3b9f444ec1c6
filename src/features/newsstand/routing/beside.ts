/** Marks what stands hidden for a screen, so that only that is shown again; a server may write it so for the first one. */
const mark = 'data-np-bare';

/** Specification, point 2.1: hides the page's chat widget and footer beside a bare screen, and shows them beside others. */
export const placeBeside = (isBare: boolean): void => {
  const which = isBare ? ':is(np-footer, np-assistance-chat):not([hidden])' : `[${mark}]`;
  for (const element of document.querySelectorAll<HTMLElement>(which)) {
    element.hidden = isBare;
    element.toggleAttribute(mark, isBare);
    // A chat that stands open keeps the page from scrolling.
    element.removeAttribute('opened');
  }
};
