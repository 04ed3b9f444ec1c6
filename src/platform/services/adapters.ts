/** Where a captcha may show a challenge: below the fields of the form that needs the token. */
export interface CaptchaPlace {
  /** A node of the page's own DOM: vendors' scripts do not reach into shadow roots. Empty at each request. */
  readonly node: HTMLElement;
  /** Aborted when the form leaves the page. */
  readonly signal: AbortSignal;
  /** The challenge is visible: the reader may take any time. */
  show(): void;
  /** The challenge is no longer visible: the token must follow within 20 seconds. */
  hide(): void;
}

/** Why a challenge gave no token, as `reason` of the error that `token` rejects with. The reader gets a sentence. */
export type CaptchaReason = 'closed' | 'expired' | 'failed';

/** A captcha. */
export interface CaptchaAdapter {
  /** Loads the vendor's script; called once, and again after a rejection. */
  load(siteKey: string): Promise<void>;
  /** Resolves with a one-time token for an action, such as `chat`. */
  token(action: string, place: CaptchaPlace): Promise<string>;
  /** No challenge is ever shown: a token is requested while the reader types, and renewed every 90 seconds. */
  readonly ahead?: boolean;
}

/** A built-in captcha, or one of the page's own. */
export type CaptchaChoice =
  | {
      readonly kind: 'recaptcha' | 'recaptcha-enterprise' | 'hcaptcha' | 'turnstile';
      readonly siteKey: string;
      /** Address of the script; by default the vendor's. */
      readonly url?: string;
    }
  | CaptchaAdapter;

/** What the operators see beside the talk, by name. */
export type LiveChatFacts = Readonly<Record<string, string>>;

/** A live chat with a person. */
export interface LiveChatAdapter {
  /** Resolves once the chat can be opened. Ends the wait with `signal`. Rejects if no person can be reached. */
  load(signal: AbortSignal): Promise<void>;
  /** Opens the chat over the page. Calls `closed` once the reader has closed it. */
  open(facts: LiveChatFacts, closed: () => void): void | Promise<void>;
}

/** A built-in live chat, or one of the page's own. */
export type LiveChatChoice =
  | {
      readonly kind: 'widget' | 'frame' | 'window';
      /** Address of the script (`widget`), or of the page in the frame or window. */
      readonly url: string;
    }
  | LiveChatAdapter;

/** An audience measurement. It receives nothing before purpose 4 is granted. */
export interface AudienceAdapter {
  /** Loads the service for the brand's codes. Given up after 5 seconds. */
  load(codes: { readonly client: string; readonly app: string }): Promise<void>;
  track(event: string, data: Readonly<Record<string, string>>): void;
  /** The reader withdrew the consent: send nothing until `start`. */
  stop(): void;
  start(): void;
}

/** A built-in audience measurement, or one of the page's own. */
export type AudienceChoice =
  | {
      readonly kind: 'script' | 'beacon';
      /** Address of the script (`script`), or of the server that counts (`beacon`). */
      readonly url: string;
    }
  | AudienceAdapter;

/** The purposes in the words of consent mode 2. */
export type ConsentSignals = Readonly<Record<string, 'granted' | 'denied'>>;

/** A tag manager. It receives nothing before purpose 4 is granted. */
export interface TagManagerAdapter {
  /** Loads the tag manager: everything is denied (`before`) until it reads what is granted. */
  load(before: ConsentSignals, granted: ConsentSignals): Promise<void>;
  /** The reader changed the choice. */
  consent(granted: ConsentSignals): void;
  /** The page opened another address. */
  pageView(url: string): void;
}

/** A built-in tag manager, or one of the page's own. */
export type TagManagerChoice =
  | {
      readonly kind: 'gtm';
      /** Container. */
      readonly id: string;
      /** Address of the script; by default the vendor's. */
      readonly url?: string;
    }
  | { readonly kind: 'event' }
  | TagManagerAdapter;

/** A place for a banner: an element with `data-np-slot="id"`. */
export interface BannerSlot {
  readonly id: string;
  readonly element: HTMLElement;
}

/** What is known about the reader: subscription and products; no name, e-mail or token. */
export type BannerProfile = Readonly<Record<string, string | number | boolean>>;

/** A source of banners. It receives nothing before purpose 5 is granted. */
export interface BannersAdapter {
  /** Loads the source, once. */
  load(): Promise<void>;
  /** Fills slots; each slot is given once. */
  show(slots: readonly BannerSlot[], profile: BannerProfile): void | Promise<void>;
}

/** A built-in source of banners, or one of the page's own. */
export type BannersChoice =
  | {
      readonly kind: 'marketing';
      /** Base address of the marketing platform. */
      readonly url: string;
    }
  | {
      readonly kind: 'gpt';
      /** Ad unit and sizes of each slot, by its id. */
      readonly units: Readonly<
        Record<string, { readonly path: string; readonly sizes: readonly (readonly [number, number])[] }>
      >;
      /** Address of the script; by default the vendor's. */
      readonly url?: string;
    }
  | BannersAdapter;
