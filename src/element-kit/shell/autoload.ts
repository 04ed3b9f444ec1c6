import { type Np, publish } from '../../core/page/np.ts';
import { own, page, warnOfVersion } from '../../core/page/page.ts';

type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Loads the shells of the `np-…` tags on the page, now and when they are added. Does not search the page's shadow roots:
 * pass those to `np.discover`.
 */
export const loadElements = (given: Loaders, observer: () => Promise<Pick<Np, 'observe'>>): void => {
  page.version ||= __NP_VERSION__;
  warnOfVersion(page.version, __NP_VERSION__);
  // What another autoloader of the page loads, it loads for this one too: the first version stays, with its elements.
  const loaders: Partial<Loaders> = own(given, page.loaders);
  page.loaders = loaders;
  const tags = Object.keys(loaders).join();
  const pending: Record<string, Promise<unknown> | undefined> = {};

  const load = (tag: string): Promise<unknown> | undefined => {
    const loader = loaders[tag];
    if (!loader || customElements.get(tag)) return undefined;
    pending[tag] ??= (page.config.after?.then(loader, loader) ?? loader()).then(
      () => customElements.whenDefined(tag),
      (error: unknown) => {
        pending[tag] = undefined;
        const report = () => console.error(`<${tag}>: its code did not load. Check CORS and the chunks folder.`, error);
        if (page.recover) page.recover(error, report, tag);
        else report();
      },
    );
    return pending[tag];
  };

  const scan = async (root: ParentNode): Promise<void> => {
    await Promise.all([...root.querySelectorAll(tags)].map(({ localName }) => load(localName)));
  };

  const discover = (root: Document | ShadowRoot): Promise<void> => {
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof Element) {
            void load(node.localName);
            void scan(node);
          }
    }).observe(root, { childList: true, subtree: true });
    return scan(root);
  };

  const parsed = new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
    else resolve(undefined);
  });
  void discover(document);
  // The search repeats what is still loading, so it waits for the tags found before too.
  const ready = parsed.then(() => scan(document));
  publish({ discover, ready, observe: (...given) => observer().then((module) => module.observe(...given)) });
};
