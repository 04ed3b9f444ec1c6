/** One attribute of a public element. The property has the same name in camel case. */
export type AttributeSpec = { readonly summary: string } & (
  | { readonly type: 'string'; readonly default: string }
  | { readonly type: 'number'; readonly default: number }
  | { readonly type: 'boolean' }
  | { readonly type: 'enum'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'json'; readonly default: unknown }
);

/** What the fields of an event's detail can be; the generator writes the same words into the typings. */
export type DetailType = 'string' | 'number' | 'boolean' | 'string[]';

export interface EventSpec {
  readonly summary: string;
  readonly detail?: Readonly<Record<string, DetailType>>;
  readonly cancelable?: true;
}

export type AttributeTable = Readonly<Record<string, AttributeSpec>>;
export type EventTable = Readonly<Record<`np-${string}`, EventSpec>>;

type ValueOf<S> = S extends { type: 'boolean' }
  ? boolean
  : S extends { type: 'number' }
    ? number
    : S extends { type: 'enum'; values: readonly (infer V)[] }
      ? V
      : S extends { type: 'json' }
        ? unknown
        : string;

export type Values<A> = { readonly [K in keyof A]: ValueOf<A[K]> };

interface DetailTypes {
  string: string;
  number: number;
  boolean: boolean;
  'string[]': readonly string[];
}
type DetailOf<S> = EventSpec extends S
  ? Readonly<Record<string, unknown>> | null
  : S extends { detail: infer D }
    ? { readonly [K in keyof D]: DetailTypes[D[K] & DetailType] }
    : null;

/** How far the panel of an element is. */
export type Phase = 'idle' | 'loading' | 'ready' | 'failed';

/** What a feature sees of the public element it is drawn in. The element itself shows only its documented members. */
export interface Shell<A extends AttributeTable = AttributeTable, E extends EventTable = EventTable> {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly phase: Phase;
  /** The React panel, for the view to place; undefined until `start` has brought it. */
  readonly panel: HTMLElement | undefined;
  /** Aborted when the element has left the page; a new one each time it comes back. */
  readonly signal: AbortSignal;
  /** Current attribute values, a new object at each change. */
  values(): Values<A>;
  /** An internal change, reflected to the attribute. */
  set<K extends keyof A & string>(name: K, value: ValueOf<A[K]>): void;
  emit<K extends keyof E & string>(name: K, detail: DetailOf<E[K]>): boolean;
  /** Fetches the panel's code, without mounting it. A failure is told by `start`. */
  prefetch(): void;
  /** Fetches and mounts the panel; `phase` says how it went. */
  start(): Promise<void>;
  /**
   * Tells the developer (what and why) and the page (`np-error`) that something of the element failed, and calls `told`;
   * where a reload mends it, nothing is told.
   */
  fail(what: string, cause: unknown, told?: () => void): void;
  /** The same for code that could not be fetched; `part` names what it is for. */
  miss(part: string, cause: unknown): void;
  /** Draws the view again, once, in a microtask. */
  redraw(): void;
  /** Calls back after each change of values; returns the way out. */
  subscribe(callback: () => void): () => void;
}

/** The `panel` export of a feature's panel module, made by `definePanel`. */
export interface PanelModule {
  readonly styles: readonly string[];
  create(shell: Shell): HTMLElement;
}

/** Everything a public tag promises. Typings, manifest, editor data and the README's table are generated from it. */
export interface Contract<A extends AttributeTable = AttributeTable, E extends EventTable = EventTable> {
  readonly tag: `np-${string}`;
  readonly summary: string;
  readonly attributes: A;
  readonly events: E;
  readonly methods?: Readonly<Record<string, { readonly summary: string; run(shell: Shell<A, E>): void }>>;
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly cssProperties?: Readonly<Record<`--np-${string}`, string>>;
  /** What a reader without a session sees. */
  readonly loggedOut: string;
  /** When the panel is loaded: on connect, on visibility, or when the view asks for it. */
  readonly loads: 'connect' | 'visible' | 'intent';
  readonly styles: readonly string[];
  /** Draws the light view into `box` at once, and again at each change; `lit` of lit.ts makes one from a template. */
  draw(shell: Shell<A, E>, box: HTMLElement): void;
  /** Called after the first drawing of each stay on a page: the place to follow the core; `shell.signal` ends it. */
  connected?(shell: Shell<A, E>): Promise<void>;
  readonly panel?: (element: HTMLElement) => Promise<{ readonly panel: PanelModule }>;
}

/** `base-path` → `basePath` */
export const propertyName = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, c: string) => c.toUpperCase());
