/** A public element as its contract types it, property by property. */
export type Subject = HTMLElement & Record<string, unknown>;

/** All elements inside, through nested shadow roots. */
export const inside = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...inside(element.shadowRoot)] : [element],
  );
