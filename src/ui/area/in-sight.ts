/** The element, or its host while it is hidden: a panel is drawn behind the view that a server wrote, in its room. */
export const inSight = (element: Element): Element => {
  const root = element.getRootNode();
  return element.clientWidth > 0 || !(root instanceof ShadowRoot) ? element : root.host;
};
