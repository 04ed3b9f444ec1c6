import { loadScript } from './script.ts';

/** Specification, point 9: milliseconds between two looks for the object. */
const interval = 100;

/** What its operators read beside the talk, by name. */
export type LiveChatFacts = Readonly<Record<string, string>>;

interface Widget {
  call(name: 'maximize'): void;
  call(name: 'set_session_variables', facts: LiveChatFacts): void;
  on(name: 'visibility_changed', listener: (change: unknown) => void): void;
  off?(name: 'visibility_changed', listener: (change: unknown) => void): void;
}

const present = (): Widget | undefined => {
  const value = Reflect.get(globalThis, 'LiveChatWidget') as Partial<Widget> | undefined;
  return typeof value?.call === 'function' && typeof value.on === 'function' ? (value as Widget) : undefined;
};

const isClosed = (change: unknown): boolean =>
  typeof change === 'object' && change !== null && Reflect.get(change, 'visibility') !== 'maximized';

/** Resolves with the widget, or with undefined once the signal says that nobody waits any more. */
const widgetOf = (signal: AbortSignal): Promise<Widget | undefined> =>
  new Promise((resolve) => {
    const settle = (widget: Widget | undefined): void => {
      clearInterval(poll);
      signal.removeEventListener('abort', end);
      resolve(widget);
    };
    const end = (): void => settle(undefined);
    const look = (): void => {
      const widget = present();
      if (widget) settle(widget);
    };
    const poll = setInterval(look, interval);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
    else look();
  });

/** What whoever opens the live chat hears. */
export interface LiveChatHearer {
  /** It is there, and opens next: whatever stands over the page makes room. */
  opening(): Promise<void>;
  /** The reader put it away. */
  closed(): void;
}

/**
 * Loads the live chat and opens it maximised. Resolves with whether it opened; rejects where its script is blocked.
 * Waits for its object until `signal` ends the wait.
 */
export const openLiveChat = async (
  scriptUrl: string,
  signal: AbortSignal,
  hearer: LiveChatHearer,
  facts?: LiveChatFacts,
): Promise<boolean> => {
  if (!present()) await loadScript(scriptUrl);
  const widget = await widgetOf(signal);
  if (!widget) return false;
  await hearer.opening();
  if (facts) widget.call('set_session_variables', facts);
  widget.call('maximize');
  const listener = (change: unknown): void => {
    if (!isClosed(change)) return;
    widget.off?.('visibility_changed', listener);
    hearer.closed();
  };
  widget.on('visibility_changed', listener);
  return true;
};
