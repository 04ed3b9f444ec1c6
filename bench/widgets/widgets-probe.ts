/** Functions that the bench runs in a page; each is self-contained, since it is sent there as text. */
export interface Probe {
  /** The element at a path of selectors in which `>>` enters a shadow root, or all matching ones. */
  find(path: string): HTMLElement | undefined;
  isShown(path: string): boolean;
  /** The time of the first frame that shows the element given to `installProbe`. */
  readonly shown: Promise<number>;
  /** Resolves in the first frame that shows it. */
  until(path: string): Promise<void>;
  /** Clicks the button; returns the milliseconds until the field is visible and accepts the focus. */
  open(button: string, field: string): Promise<number>;
  /** The focused element, through all shadow roots. */
  focused(): Element | null;
  /** All drawable descendants of an element, through all shadow roots. */
  below(root: Element | null): Element[];
  /** The computed style of each, as one text. */
  styles(elements: readonly Element[]): string[];
  readonly violations: string[];
  readonly shifts: number[];
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/** Runs in the page before anything else; waits for one element, visible or drawn in a hidden box, or for none. */
export const installProbe = ({ awaited, hidden }: { readonly awaited: string; readonly hidden: boolean }): void => {
  let resolveShown: (at: number) => void = () => {};
  const probe: Probe = {
    violations: [],
    shifts: [],
    shown: new Promise((resolve) => {
      resolveShown = resolve;
    }),
    find(path) {
      const [last = '', ...above] = path.split(' >> ').reverse();
      let root: ParentNode | null | undefined = document;
      for (const host of above.reverse()) root = root?.querySelector(host)?.shadowRoot;
      return root?.querySelector<HTMLElement>(last) ?? undefined;
    },
    isShown(path) {
      const element = probe.find(path);
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { width, height, bottom, right, top } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight;
    },
    until(path) {
      return new Promise((resolve) => {
        const look = () => (probe.isShown(path) ? resolve() : requestAnimationFrame(look));
        look();
      });
    },
    open(button, field) {
      const target = probe.find(button);
      if (!target) throw new Error(`bench: no ${button}`);
      const begun = performance.now();
      performance.mark('bench-open');
      target.click();
      return new Promise((resolve) => {
        const look = () => {
          if (probe.isShown(field)) probe.find(field)?.focus();
          if (probe.focused() === probe.find(field)) resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        look();
      });
    },
    focused() {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element;
    },
    below(root) {
      const drawn = ':not(style, script, template)';
      const all = [...(root?.querySelectorAll(drawn) ?? []), ...(root?.shadowRoot?.querySelectorAll(drawn) ?? [])];
      return all.flatMap((element) => [element, ...(element.shadowRoot ? probe.below(element) : [])]);
    },
    styles(elements) {
      return elements.map((element) => {
        const style = getComputedStyle(element);
        return Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      });
    },
  };
  Object.defineProperty(window, 'bench', { value: probe });
  const isThere = () => (hidden ? probe.find(awaited) !== undefined : probe.isShown(awaited));
  const look = () => (isThere() ? resolveShown(performance.now()) : requestAnimationFrame(look));
  if (awaited) look();
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    probe.violations.push(`${violatedDirective} ${blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.shifts.push((entry as unknown as { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
};
