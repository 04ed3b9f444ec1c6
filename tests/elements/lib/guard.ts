/** What a test run checks besides its own assertions: unexpected errors, and nodes left behind. */
const unexpected: string[] = [];
let expected: readonly RegExp[] = [];
let reported: string[] = [];
const undo: (() => void)[] = [];
let testing = false;
const warned = new WeakMap<Window, string[]>();

const textOf = (value: unknown): string => (value instanceof Error ? value.message : String(value));

/** A removed frame reports loads that it did not finish; these errors are expected. */
const isGone = (view: Window): boolean => view !== window && !view.frameElement;

const report = (view: Window, kind: string, values: readonly unknown[]): void => {
  if (isGone(view)) return;
  const text = `${kind}: ${values.map(textOf).join(' ')}`;
  if (expected.some((pattern) => pattern.test(text))) reported.push(text);
  else unexpected.push(text);
};

/** Records the errors of a window: this one, or a host page's in a frame. */
const watchErrors = (view: Window & typeof globalThis): void => {
  const { error } = view.console;
  view.console.error = (...values: unknown[]) => {
    if (testing) report(view, 'console.error', values);
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
  view.addEventListener('unhandledrejection', ({ reason }) => report(view, 'unhandled', [reason]));
  view.addEventListener(
    'error',
    (event) => {
      if (event.message === undefined) return;
      // The browser's own notice about a repeated observer round is not an error.
      if (/ResizeObserver loop/.test(event.message)) return;
      report(view, 'uncaught', [event.message]);
      if (expected.length > 0) event.stopImmediatePropagation();
    },
    { capture: true },
  );
};

watchErrors(window);
export type Importer = (path: string) => Promise<unknown>;

const importers = new WeakMap<Window, Importer>();

/** Imports modules into the realm of a host page. */
export const importerOf = (view: Window): Importer =>
  importers.get(view) ?? (() => Promise.reject(new Error('no host page')));

/** A host page calls this before any other script. */
Reflect.set(window, 'npHostPage', (view: Window & typeof globalThis, load: Importer) => {
  importers.set(view, load);
  watchErrors(view);
});

/** Declares the errors that a test expects. They are kept from the console; `reportedErrors` returns their texts. */
export const expectErrors = (...patterns: RegExp[]): void => {
  expected = patterns;
};

/** Console warnings of a window since it was opened; for this window, since the test began. */
export const warningsOf = (view: Window): readonly string[] => warned.get(view) ?? [];

export const reportedErrors = (): readonly string[] => reported;

/** Runs a callback after the test, last one first. */
export const afterTest = (callback: () => void): void => {
  undo.push(callback);
};

/**
 * The failure without the compared values: an element among them cannot be sent to the runner, which would wait
 * forever.
 */
const withoutValues = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error(String(error));
  return Object.assign(new Error(error.message), { name: error.name, stack: error.stack });
};

/** A test that also fails on an unexpected console error or uncaught error. */
export const test = (title: string, body: () => Promise<void> | void): void => {
  it(title, async () => {
    testing = true;
    unexpected.length = 0;
    expected = [];
    reported = [];
    warned.get(window)?.splice(0);
    try {
      await body();
      // Tasks of the last step report their errors before the next task.
      await new Promise((resolve) => setTimeout(resolve));
    } catch (error) {
      throw withoutValues(error);
    } finally {
      for (const callback of undo.splice(0).reverse()) callback();
      localStorage.clear();
      sessionStorage.clear();
    }
    await new Promise((resolve) => setTimeout(resolve));
    testing = false;
    if (unexpected.length > 0) throw new Error(`unexpected:\n${unexpected.join('\n')}`);
  });
};
