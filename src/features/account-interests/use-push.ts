import { useCallback, useEffect, useRef, useState } from 'react';
import { browserState } from '../../api/notices/push.ts';
import { pushSupport, pushTarget, whenPushPermission } from '../../core/notices/push.ts';
import { core } from '../../core/page/core.ts';
import { copy } from './copy.ts';
import { turnOff, turnOn } from './turn-push.ts';

/** The switch of this browser's notifications. */
export interface PushView {
  readonly state: 'on' | 'off' | 'denied' | 'unsupported';
  /** A change is under way. */
  readonly busy: boolean;
  /** What the reader should know of it. */
  readonly note?: string;
}

const atFirst = (): PushView => {
  const support = pushSupport();
  return support === 'possible' ? { state: 'off', busy: false } : { state: support, busy: false };
};

/** Whether this browser takes this reader's messages; another reader's subscription is not theirs. */
const isOn = async (worker: string): Promise<boolean> => {
  const target = await pushTarget(worker);
  if (!target) return false;
  const known = await browserState(core.clients.account, target.endpoint);
  return known.kind === 'ok' && known.data.push.active;
};

/**
 * The notifications of this browser: `[view, change]`. A change shows at once and goes back where it fails; a browser
 * that does not answer gives the switch back, and its answer counts when it comes, unless the reader tried again.
 */
export const usePush = (worker: string, done: (text: string) => void): readonly [PushView, (on: boolean) => void] => {
  const [view, setView] = useState(atFirst);
  const attempt = useRef(0);
  const begin = useCallback(() => {
    attempt.current += 1;
    const own = attempt.current;
    return () => own === attempt.current;
  }, []);
  useEffect(() => {
    if (pushSupport() === 'unsupported') return;
    const isLatest = begin();
    isOn(worker).then(
      (on) => {
        if (isLatest() && on) setView({ state: 'on', busy: false });
      },
      () => {},
    );
    return whenPushPermission(() =>
      setView((before) => {
        if (pushSupport() === 'denied') return { state: 'denied', busy: false };
        return before.state === 'denied' ? { state: 'off', busy: false } : before;
      }),
    );
  }, [worker, begin]);
  const change = async (on: boolean): Promise<void> => {
    const isLatest = begin();
    setView({ state: on ? 'on' : 'off', busy: true });
    const tell = (note: string): void => {
      if (isLatest()) setView({ state: on ? 'off' : 'on', busy: false, note });
    };
    const result = await (on ? turnOn(worker, tell, isLatest) : turnOff(worker, tell));
    if (!result || !isLatest()) return;
    setView({ busy: false, ...result });
    if (!result.note && result.state !== 'denied') done(on ? copy.push.on : copy.push.off);
  };
  return [view, (on) => void change(on)];
};
