/**
 * Removes content that a server wrote in an element's own layout (`class="np-root"` between its tags), once the element
 * shows the same.
 */
export const removeWritten = (element: Element): void => element.querySelector(':scope > .np-root')?.remove();
