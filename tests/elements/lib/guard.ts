/** What a test run watches besides its own assertions: errors that nobody expected, and nodes left behind. */
const unexpected: string[] = [];
let expected: readonly RegExp[] = [];
let met: string[] = [];
const undo: (() => void)[] = [];
let testing = false;
const warned = new WeakMap<Window, string[]>();

const textOf = (value: unknown): string => (value instanceof Error ? value.message : String(value));

/** A frame that was taken away is told about loads that it did not finish; that is nobody's error. */
const isGone = (view: Window): boolean => view !== window && !view.frameElement;

const told = (view: Window, kind: string, values: readonly unknown[]): void => {
  if (isGone(view)) return;
  const text = `${kind}: ${values.map(textOf).join(' ')}`;
  if (expected.some((pattern) => pattern.test(text))) met.push(text);
  else unexpected.push(text);
};

/** Listens in a window: this one, or one of a host page in a frame. */
const watchErrors = (view: Window & typeof globalThis): void => {
  const { error } = view.console;
  view.console.error = (...values: unknown[]) => {
    if (testing) told(view, 'console.error', values);
    else error.apply(view.console, values);
  };
  const warnings: string[] = [];
  warned.set(view, warnings);
  const { warn } = view.console;
  view.console.warn = (...values: unknown[]) => {
    // The documented log line of a refused call: nobody is logged in here.
    if (/^\[GET\] "[^"]+short-info": 401$/.test(String(values[0]))) return;
    if (testing) warnings.push(values.map(textOf).join(' '));
    else warn.apply(view.console, values);
  };
  view.addEventListener('unhandledrejection', ({ reason }) => told(view, 'unhandled', [reason]));
  view.addEventListener(
    'error',
    (event) => {
      if (event.message === undefined) return;
      // The browser's own notice of an observer that wants another round is no error of anybody's.
      if (/ResizeObserver loop/.test(event.message)) return;
      told(view, 'uncaught', [event.message]);
      if (expected.length > 0) event.stopImmediatePropagation();
    },
    { capture: true },
  );
};

watchErrors(window);
export type Importer = (path: string) => Promise<unknown>;

const importers = new WeakMap<Window, Importer>();

/** Imports into the realm of a host page. */
export const importerOf = (view: Window): Importer =>
  importers.get(view) ?? (() => Promise.reject(new Error('no host page')));

/** Called by a host page before anything else of it runs. */
Reflect.set(window, 'npHostPage', (view: Window & typeof globalThis, load: Importer) => {
  importers.set(view, load);
  watchErrors(view);
});

/** Errors that belong to this test. They are kept from the console; `toldErrors` gives their texts. */
export const expectErrors = (...patterns: RegExp[]): void => {
  expected = patterns;
};

/** What a window's console was warned of, since it was opened; in this one since the test began. */
export const warningsOf = (view: Window): readonly string[] => warned.get(view) ?? [];

export const toldErrors = (): readonly string[] => met;

/** Runs when the test is over, last one first. */
export const afterwards = (way: () => void): void => {
  undo.push(way);
};

/** The failure without what was compared: an element in it could not go to the runner, which would then wait for ever. */
const plain = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error(String(error));
  return Object.assign(new Error(error.message), { name: error.name, stack: error.stack });
};

/** A test that also fails on an unexpected console error or uncaught error while it ran. */
export const test = (title: string, body: () => Promise<void> | void): void => {
  it(title, async () => {
    testing = true;
    unexpected.length = 0;
    expected = [];
    met = [];
    warned.get(window)?.splice(0);
    try {
      await body();
      // Errors of tasks that the last step started are told before the next task.
      await new Promise((resolve) => setTimeout(resolve));
    } catch (error) {
      throw plain(error);
    } finally {
      for (const way of undo.splice(0).reverse()) way();
      localStorage.clear();
      sessionStorage.clear();
    }
    await new Promise((resolve) => setTimeout(resolve));
    testing = false;
    if (unexpected.length > 0) throw new Error(`not expected:\n${unexpected.join('\n')}`);
  });
};
