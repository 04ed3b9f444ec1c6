/** What a test run watches besides its own assertions: errors that nobody expected, and nodes left behind. */
const unexpected: string[] = [];
let expected: readonly RegExp[] = [];
let met: string[] = [];
const undo: (() => void)[] = [];

const textOf = (value: unknown): string => (value instanceof Error ? value.message : String(value));

const told = (kind: string, values: readonly unknown[]): void => {
  const text = `${kind}: ${values.map(textOf).join(' ')}`;
  if (expected.some((pattern) => pattern.test(text))) met.push(text);
  else unexpected.push(text);
};

/** Listens in a window: this one, or one of a host page in a frame. */
export const watchErrors = (view: Window & typeof globalThis): void => {
  view.console.error = (...values: unknown[]) => told('console.error', values);
  view.addEventListener('unhandledrejection', ({ reason }) => told('unhandled', [reason]));
  view.addEventListener('error', (event) => {
    if (event.message === undefined) return;
    // The browser's own notice of an observer that wants another round is no error of anybody's.
    if (/ResizeObserver loop/.test(event.message)) return;
    told('uncaught', [event.message]);
    if (expected.length > 0) event.stopImmediatePropagation();
  }, { capture: true });
};

watchErrors(window);
Reflect.set(window, 'npWatchErrors', watchErrors);

/** Errors that belong to this test. They are kept from the console; `toldErrors` gives their texts. */
export const expectErrors = (...patterns: RegExp[]): void => {
  expected = patterns;
};

export const toldErrors = (): readonly string[] => met;

/** Runs when the test is over, last one first. */
export const afterwards = (way: () => void): void => {
  undo.push(way);
};

/** A test that also fails on an unexpected console error or uncaught error while it ran. */
export const test = (title: string, body: () => Promise<void> | void): void => {
  it(title, async () => {
    unexpected.length = 0;
    expected = [];
    met = [];
    try {
      await body();
      // Errors of tasks that the last step started are told before the next task.
      await new Promise((resolve) => setTimeout(resolve));
    } finally {
      for (const way of undo.splice(0).reverse()) way();
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (unexpected.length > 0) throw new Error(`not expected:\n${unexpected.join('\n')}`);
  });
};
