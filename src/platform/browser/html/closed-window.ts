const opened = () => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.documentElement.append(frame);
  const inside = frame.contentWindow as (Window & typeof globalThis) | null;
  // Read before the frame closes: afterwards the window does not give them.
  const found = inside && {
    document: inside.document,
    DocumentFragment: inside.DocumentFragment,
    HTMLTemplateElement: inside.HTMLTemplateElement,
    Node: inside.Node,
    Element: inside.Element,
    NodeFilter: inside.NodeFilter,
    NamedNodeMap: inside.NamedNodeMap,
    HTMLFormElement: inside.HTMLFormElement,
    DOMParser: inside.DOMParser,
  };
  frame.remove();
  return found ?? undefined;
};

let window: ReturnType<typeof opened>;

/**
 * What is left of the window of a removed frame. Nothing in its documents runs, and Chromium reports nothing of them:
 * in a document of the page it reports each handler and style of a text to the page's policy while it parses.
 */
export const closedWindow = (): typeof window => {
  window ??= opened();
  return window;
};
