import type { LiveChatAdapter, LiveChatFacts } from '../adapters.ts';
import { loadScript } from '../script.ts';

const pollMs = 100;

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

/** Resolves once the widget is there, or when the signal ends. */
const widgetOrEnd = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const settle = (): void => {
      clearInterval(interval);
      signal.removeEventListener('abort', settle);
      resolve();
    };
    const poll = (): void => {
      if (present()) settle();
    };
    const interval = setInterval(poll, pollMs);
    signal.addEventListener('abort', settle);
    if (signal.aborted) settle();
    else poll();
  });

/** A live chat whose script defines `LiveChatWidget`; it waits for the object until the signal ends. */
export const liveChatWidget = (url: string): LiveChatAdapter => ({
  async load(signal) {
    if (!present()) await loadScript(url);
    await widgetOrEnd(signal);
  },
  open(facts, closed) {
    const widget = present();
    if (!widget) throw new Error('np: the page removed the live chat.');
    if (Object.keys(facts).length > 0) widget.call('set_session_variables', facts);
    widget.call('maximize');
    const onVisibility = (change: unknown): void => {
      if (!isClosed(change)) return;
      widget.off?.('visibility_changed', onVisibility);
      closed();
    };
    widget.on('visibility_changed', onVisibility);
  },
});
