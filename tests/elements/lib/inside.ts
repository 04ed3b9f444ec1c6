/** A public element with the properties of its contract. */
export type Subject = HTMLElement & Record<string, unknown>;

/** All elements inside, through nested shadow roots. */
export const inside = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...inside(element.shadowRoot)] : [element],
  );
