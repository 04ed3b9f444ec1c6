import { count, page, pageBrand } from '../../core/page/page.ts';
import { ownVersion } from '../../core/page/release.ts';
import { language } from '../../rules/language/replaceable.ts';
import { attributeText, parseAttribute } from './attributes.ts';
import baseCss from './base.css?inline';
import {
  type AttributeTable,
  type Contract,
  type EventTable,
  propertyName,
  type Shell,
  type Values,
} from './contract.ts';
import { h } from './dom.ts';
import { schemeOf, watchScheme } from './scheme.ts';
import { adopt } from './sheets.ts';

/** The class of a tag with its bundle's version, so that a second bundle can name the first. */
export type ShellClass = CustomElementConstructor & { readonly [version]: string };
export const version: unique symbol = Symbol.for('np.version') as never;

/**
 * Creates the native class of a public tag: attributes, properties, events, style sheets and the view. React loads with
 * the panel, into the same shadow root, when the contract says so.
 */
export const createShellClass = <A extends AttributeTable, E extends EventTable>(
  contract: Contract<A, E>,
): ShellClass => {
  const specs = Object.entries(contract.attributes);

  class NpElement extends HTMLElement {
    static readonly [version] = ownVersion();
    static readonly observedAttributes = specs.map(([name]) => name);

    readonly #inner = new InnerShell(this, this.shadowRoot ?? this.attachShadow({ mode: 'open' }), contract);

    static {
      for (const [name, spec] of specs) {
        Object.defineProperty(NpElement.prototype, propertyName(name), {
          configurable: true,
          enumerable: true,
          get(this: NpElement) {
            return this.#inner.values()[name];
          },
          set(this: NpElement, value: unknown) {
            if (spec.type === 'json') this.#inner.take(name, value ?? spec.default);
            else this.#inner.set(name, value as never);
          },
        });
      }
      for (const [name, method] of Object.entries(contract.methods ?? {})) {
        Object.defineProperty(NpElement.prototype, name, {
          configurable: true,
          writable: true,
          value(this: NpElement) {
            method.run(this.#inner as never);
          },
        });
      }
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before !== now) this.#inner.take(name, parseAttribute(contract.attributes[name] as never, now));
    }

    connectedCallback(): void {
      for (const [name] of specs) this.#upgrade(propertyName(name));
      this.#inner.connect();
    }

    /** Its existence makes `moveBefore` keep the element's state. */
    connectedMoveCallback(): void {
      this.#inner.connect();
    }

    disconnectedCallback(): void {
      // A moved element is connected again within the task: only a removed one is disconnected.
      queueMicrotask(() => {
        if (!this.isConnected) this.#inner.disconnect();
      });
    }

    /** A property set before the class was defined hides the accessor: delete it and set it again. */
    #upgrade(property: string): void {
      if (!Object.hasOwn(this, property)) return;
      const value: unknown = Reflect.get(this, property);
      Reflect.deleteProperty(this, property);
      Reflect.set(this, property, value);
    }
  }
  return NpElement;
};

class InnerShell<A extends AttributeTable, E extends EventTable> implements Shell<A, E> {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  phase: Shell['phase'] = 'idle';
  panel: HTMLElement | undefined;

  readonly #contract: Contract<A, E>;
  readonly #subscribers = new Set<() => void>();
  readonly #states = new Map<unknown, unknown>();
  /** Kept from a declarative shadow root of the page when it has this version. */
  readonly #box: HTMLElement;
  #values: Values<A>;
  #leaving: AbortController | undefined;
  #place: AbortController | undefined;
  #drawing = false;
  readonly #onChange = () => this.redraw();

  constructor(element: HTMLElement, root: ShadowRoot, contract: Contract<A, E>) {
    this.element = element;
    this.root = root;
    this.#contract = contract;
    const declared = root.querySelector<HTMLElement>(`[data-np="${ownVersion()}"]`);
    if (!declared) root.replaceChildren(h('div', { class: 'np-root', lang: language.code }));
    this.#box = declared ?? (root.firstChild as HTMLElement);
    this.#values = Object.fromEntries(
      Object.entries(contract.attributes).map(([name, spec]) => [name, parseAttribute(spec, null)]),
    ) as Values<A>;
  }

  get signal(): AbortSignal {
    return this.#leaving?.signal ?? AbortSignal.abort();
  }

  values(): Values<A> {
    return this.#values;
  }

  take(name: string, value: unknown): void {
    if (this.#values[name] === value) return;
    this.#values = { ...this.#values, [name]: value };
    for (const callback of this.#subscribers) callback();
    this.redraw();
  }

  set(name: string, value: unknown): void {
    const text = attributeText(this.#contract.attributes[name] as never, value);
    if (text === null) this.element.removeAttribute(name);
    else if (this.element.getAttribute(name) !== text) this.element.setAttribute(name, text);
  }

  emit(name: string, detail: unknown): boolean {
    const { cancelable = false } = this.#contract.events[name as never] ?? {};
    return this.element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  subscribe(callback: () => void): () => void {
    this.#subscribers.add(callback);
    return () => this.#subscribers.delete(callback);
  }

  /** The element was added or moved: its ancestors may be new. */
  connect(): void {
    this.#place?.abort();
    this.#place = new AbortController();
    watchScheme(this.element, this.#onChange, this.#place.signal);
    if (this.#leaving) {
      this.redraw();
      return;
    }
    this.#leaving = new AbortController();
    page.configured.add(this.#onChange);
    count(1);
    // Keeps the rules of a declarative shadow root instead of styling it twice. A CSP may have refused them: no sheet.
    if (!this.root.querySelector('style')?.sheet) adopt(this.root, [baseCss, ...this.#contract.styles]);
    this.#draw();
    this.#contract.connected?.(this).catch((error: unknown) => this.miss('code', error));
    if (this.#contract.loads === 'connect') void this.start();
  }

  disconnect(): void {
    this.#place?.abort();
    if (!this.#leaving) return;
    page.configured.delete(this.#onChange);
    count(-1);
    this.#leaving.abort();
    this.#leaving = undefined;
  }

  prefetch(): void {
    this.#contract.panel?.(this.element).catch(() => {});
  }

  async start(): Promise<void> {
    if (!this.#contract.panel || this.phase === 'loading' || this.phase === 'ready') return;
    this.#enter('loading');
    try {
      const { panel } = await this.#contract.panel(this.element);
      await page.settled;
      adopt(this.root, panel.styles);
      this.panel = panel.create(this as unknown as Shell);
      this.#enter('ready');
    } catch (error) {
      this.#enter('failed');
      this.miss('panel', error);
    }
  }

  fail(what: string, cause: unknown, onReported?: () => void): void {
    page.recover?.(cause, () => {
      console.error(`<${this.#contract.tag}>: ${what}.`, cause);
      this.emit('np-error', { message: what });
      onReported?.();
    });
  }

  miss(part: string, cause: unknown): void {
    this.fail(`its ${part} did not load. Check CORS and the chunks folder`, cause);
  }

  state<T>(create: (shell: Shell, box: HTMLElement) => T): T {
    const states = this.#states;
    if (!states.has(create)) states.set(create, create(this as unknown as Shell, this.#box));
    return states.get(create) as T;
  }

  redraw(): void {
    if (this.#drawing || !this.#leaving) return;
    this.#drawing = true;
    queueMicrotask(() => {
      this.#drawing = false;
      if (this.#leaving) this.#draw();
    });
  }

  #enter(phase: Shell['phase']): void {
    this.phase = phase;
    this.redraw();
  }

  #draw(): void {
    const { sigla, accent, accentDark } = pageBrand();
    const { dataset, style } = this.#box;
    dataset.npScheme = schemeOf(this.element);
    dataset.npBrand = sigla;
    style.setProperty('--np-_brand', accent);
    style.setProperty('--np-_brand-dark', accentDark);
    try {
      this.#contract.draw(this, this.#box);
    } catch (error) {
      this.fail('its view failed', error);
    }
  }
}
