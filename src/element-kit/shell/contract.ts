/** One attribute of a public element. The property has the same name in camel case. */
export type AttributeSpec = { readonly summary: string } & (
  | { readonly type: 'string'; readonly default: string }
  | { readonly type: 'number'; readonly default: number }
  | { readonly type: 'boolean' }
  | { readonly type: 'enum'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'json'; readonly default: unknown }
);

/** Types of the fields of an event's detail; the generator copies them into the typings. */
export type DetailType = 'string' | 'string?' | 'number' | 'boolean' | 'string[]';

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
  'string?': string | undefined;
  number: number;
  boolean: boolean;
  'string[]': readonly string[];
}
type DetailOf<S> = EventSpec extends S
  ? Readonly<Record<string, unknown>> | null
  : S extends { detail: infer D }
    ? { readonly [K in keyof D as D[K] extends 'string?' ? never : K]: DetailTypes[D[K] & DetailType] } & {
        readonly [K in keyof D as D[K] extends 'string?' ? K : never]?: string | undefined;
      }
    : null;

/** The state of an element's panel. */
export type Phase = 'idle' | 'loading' | 'ready' | 'failed';

/** A feature's interface to its public element. The element itself has only its documented members. */
export interface Shell<A extends AttributeTable = AttributeTable, E extends EventTable = EventTable> {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly phase: Phase;
  /** The React panel, for the view to place; undefined until `start` has created it. */
  readonly panel: HTMLElement | undefined;
  /** Aborted when the element is removed from the page; a new one each time it is added. */
  readonly signal: AbortSignal;
  /** Current attribute values; a new object after each change. */
  values(): Values<A>;
  /** Sets a value and reflects it to the attribute. */
  set<K extends keyof A & string>(name: K, value: ValueOf<A[K]>): void;
  emit<K extends keyof E & string>(name: K, detail: DetailOf<E[K]>): boolean;
  /** Fetches the panel's code without mounting it. Only `start` reports a failure. */
  prefetch(): void;
  /** Fetches and mounts the panel; `phase` has the result. */
  start(): Promise<void>;
  /**
   * Reports a failure to the developer (console) and to the page (`np-error`), then calls `onReported`. Reports nothing
   * when a reload recovers from it.
   */
  fail(what: string, cause: unknown, onReported?: () => void): void;
  /** The same for code that could not be fetched; `part` names the code's purpose. */
  miss(part: string, cause: unknown): void;
  /**
   * State of the view for this element: calls `create` the first time and returns that result from then on. It lives as
   * long as the element, so it survives a move and a removal.
   */
  state<T>(create: (shell: Shell, box: HTMLElement) => T): T;
  /** Draws the view again in a microtask; several calls draw once. */
  redraw(): void;
  /** Calls back after each change of values. Returns the function that unsubscribes. */
  subscribe(callback: () => void): () => void;
}

/** The `panel` export of a feature's panel module, made by `definePanel`. */
export interface PanelModule {
  readonly styles: readonly string[];
  create(shell: Shell): HTMLElement;
}

/** The public interface of a tag. Typings, manifest, editor data and the README's list are generated from it. */
export interface Contract<A extends AttributeTable = AttributeTable, E extends EventTable = EventTable> {
  readonly tag: `np-${string}`;
  readonly summary: string;
  readonly attributes: A;
  readonly events: E;
  readonly methods?: Readonly<Record<string, { readonly summary: string; run(shell: Shell<A, E>): void }>>;
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly cssProperties?: Readonly<Record<`--np-${string}`, string>>;
  /** What a visitor sees. */
  readonly loggedOut: string;
  /** When the panel loads: on connect, or when the view requests it. */
  readonly loads: 'connect' | 'intent';
  readonly styles: readonly string[];
  /** Draws the view into `box`, at once and after each change; `lit` of view/lit.ts creates it from a template. */
  draw(shell: Shell<A, E>, box: HTMLElement): void;
  /** Called after the first drawing each time the element is added: subscribe to the core here, with `shell.signal`. */
  connected?(shell: Shell<A, E>): Promise<void>;
  readonly panel?: (element: HTMLElement) => Promise<{ readonly panel: PanelModule }>;
}

/** `base-path` → `basePath` */
export const propertyName = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, c: string) => c.toUpperCase());
