import type { Core } from '../../../src/core/page/core.ts';
import { everyKind, twoChats } from '../../../src/features/subscriber-chat/fixtures.ts';
import { accountAnswers, pressAnswers } from './account-answers.ts';
import type { HostPage } from './host-page.ts';
import { inside, type Subject } from './inside.ts';
import { shadow } from './place.ts';
import { served } from './served.ts';
import { until } from './until.ts';

/** A server call that an element makes during use. */
export interface Call {
  /** The reader's action that causes it. */
  readonly make: (page: HostPage, element: Subject) => Promise<void>;
  /** The option of np.configure with its origin, and the part of `paths` it uses. */
  readonly origin: 'account' | 'archive' | 'site';
  readonly path: string;
}

/** What an element needs beyond its tag to show its content. Most tags need no entry. */
export interface Scenario {
  /** Fills the page’s core, for an element that is empty without data. */
  readonly fill?: (core: Core, element: Element) => unknown;
  /** Selector for the filled element at rest, and for the opened one; defaults to the first visible content. */
  readonly rests?: string;
  readonly opens?: string;
  readonly call?: Call;
}

/** A request of the page without an answer yet. */
export interface Pending {
  readonly url: string;
  readonly signal: AbortSignal | null | undefined;
  readonly answer: (response: Response) => void;
}

/** A known visitor: nobody is signed in. */
const signedOut: Scenario['fill'] = ({ store }) => {
  store.login.value = { state: 'loggedOut' };
};

/** Holds the calls of a page's elements until the test answers them. */
export const holdRequests = ({ window }: HostPage): readonly Pending[] => {
  const pending: Pending[] = [];
  const { fetch } = window;
  window.fetch = (input, init) => {
    // The page itself asks who the reader is; that call is not the element's.
    if (String(input instanceof window.Request ? input.url : input).includes('/short-info')) return fetch(input, init);
    return new Promise((resolve, reject) => {
      const signal = init?.signal ?? (input instanceof window.Request ? input.signal : undefined);
      const url = input instanceof window.Request ? input.url : String(input);
      signal?.addEventListener('abort', () => reject(signal.reason));
      if (signal?.aborted) reject(signal.reason);
      pending.push({ url, signal, answer: resolve });
    });
  };
  return pending;
};

export const scenarios: Readonly<Record<string, Scenario>> = {
  'np-account-contact': { fill: () => {}, rests: '.contact form' },
  'np-account-dashboard': {
    fill: served(accountAnswers['np-account-dashboard']),
    rests: '.dashboard:has(.whole):not(:has([aria-busy]))',
  },
  'np-account-devices': { fill: served(accountAnswers['np-account-devices']), rests: '.devices' },
  'np-account-interests': { fill: served(accountAnswers['np-account-interests']), rests: '.topics' },
  'np-account-faq': { fill: () => {}, rests: '.faqs' },
  'np-account-newsletters': {
    fill: served(accountAnswers['np-account-newsletters']),
    rests: '.newsletters-panel:has(option[value=QP]) .newsletters',
  },
  'np-account-offer': {
    fill: served(accountAnswers['np-account-offer']),
    rests: '.offers',
  },
  'np-account-onboarding': {
    fill: served(accountAnswers['np-account-onboarding']),
    rests: '.picks',
  },
  'np-account-nav': { fill: () => {}, rests: 'nav li a' },
  'np-account-password': {
    fill: served(accountAnswers['np-account-password']),
    rests: '.password',
  },
  'np-account-privacy': {
    fill: served(accountAnswers['np-account-privacy']),
    rests: '.privacy:not(:has([aria-busy]))',
  },
  'np-account-profile': {
    fill: served(accountAnswers['np-account-profile']),
    rests: '.profile .consents a',
  },
  'np-account-subscriptions': {
    fill: served(accountAnswers['np-account-subscriptions']),
    rests: '.subscription',
  },
  'np-assistance-chat': {
    // The reader and the support hours are known.
    opens: '.talk:not(:has([data-waiting], [aria-busy=true])) .log',
    call: {
      origin: 'account',
      path: 'assistanceChat',
      async make({ window }, element) {
        const find = <T extends Element>(selector: string) =>
          until(
            selector,
            () => inside(element.shadowRoot as ShadowRoot).find((inner) => inner.matches(selector)) as T | undefined,
          );
        const field = await find<HTMLTextAreaElement>('textarea');
        field.value = 'Come disdico il mio abbonamento?';
        field.dispatchEvent(new window.InputEvent('input', { bubbles: true }));
        const send = await find<HTMLButtonElement>('button[type=submit][aria-disabled=false]');
        send.click();
      },
    },
  },
  'np-epaper': {
    // Its bar shows the paper's name, and the first page stays available for each of its lives.
    fill: async (core, element) => {
      const first = new Image();
      first.src = '/api/edicola/pagina/1/1.avif';
      await Promise.all([core.brandRecord(), first.decode()]);
      element.setAttribute('edition', '1');
    },
    rests: '.viewer:not(:has(.page[aria-busy=true])) .page',
  },
  'np-header': {
    // The brand's name comes with its record, the sign-in link once the login is known.
    fill: signedOut,
    rests: '.np-root:has(.sign-in) .logo:not([aria-label=Home])',
  },
  'np-menu': { fill: signedOut, rests: '.burger', opens: '.visitor a' },
  'np-footer': { fill: () => {}, rests: 'nav li a' },
  'np-password-gate': {
    fill: (_core, element) => element.setAttribute('digest', '0'.repeat(64)),
    rests: '.below:not(:empty)',
  },
  'np-article': { fill: () => undefined, rests: '.empty' },
  'np-rassegna': {
    fill: served(pressAnswers, 'newsstand'),
    rests: '.desk:not(:has([aria-busy])) .press-row',
  },
  'np-search': { fill: () => undefined, rests: '.search' },
  'np-newsstand': {
    // Its earlier editions load when they come into view. Pages in frames beside each other take turns.
    fill: (_core, element) =>
      until('earlier editions have loaded', () => {
        const parts = inside(shadow(element));
        parts.find((inner) => inner.matches('.earlier'))?.scrollIntoView({ behavior: 'instant' });
        return parts.some((inner) => inner.matches('.covers'));
      }),
    rests: '.newsstand[aria-busy="false"] .covers',
  },
  'np-subscriber-chat': {
    fill: served(
      { '/api/rag/access': everyKind, '/api/rag/chats-history': { chats: twoChats } },
      'newsstand',
      'redazione@staff.example.it',
    ),
    rests: '.chatbot .welcome button',
  },
  'np-notices': {
    fill: ({ notices }) =>
      notices.add(
        (['error', 'info'] as const).map((type) => ({
          id: type,
          type,
          title: `Avviso di prova: ${type}`,
          timeout: 0,
          url: '/avvisi',
          cta: 'Leggi',
          scrollIntoView: false,
          date: undefined,
        })),
      ),
  },
};
