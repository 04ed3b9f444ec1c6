import { loadScript } from './script.ts';

const pollMs = 100;

/** Facts that the operators see beside the chat, by name. */
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

/** Resolves with the widget; with undefined when the signal ends. */
const widgetOf = (signal: AbortSignal): Promise<Widget | undefined> =>
  new Promise((resolve) => {
    const settle = (widget: Widget | undefined): void => {
      clearInterval(interval);
      signal.removeEventListener('abort', end);
      resolve(widget);
    };
    const end = (): void => settle(undefined);
    const poll = (): void => {
      const widget = present();
      if (widget) settle(widget);
    };
    const interval = setInterval(poll, pollMs);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
    else poll();
  });

export interface LiveChatListener {
  /** Called before the chat opens: close what covers the page. */
  opening(): Promise<void>;
  /** The reader closed the chat. */
  closed(): void;
}

/**
 * Loads the live chat and opens it maximised. Waits for its object until `signal` ends. Resolves with whether it
 * opened; rejects if its script is blocked.
 */
export const openLiveChat = async (
  scriptUrl: string,
  signal: AbortSignal,
  listener: LiveChatListener,
  facts?: LiveChatFacts,
): Promise<boolean> => {
  if (!present()) await loadScript(scriptUrl);
  const widget = await widgetOf(signal);
  if (!widget) return false;
  await listener.opening();
  if (facts) widget.call('set_session_variables', facts);
  widget.call('maximize');
  const onVisibility = (change: unknown): void => {
    if (!isClosed(change)) return;
    widget.off?.('visibility_changed', onVisibility);
    listener.closed();
  };
  widget.on('visibility_changed', onVisibility);
  return true;
};
