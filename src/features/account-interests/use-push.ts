import { useEffect, useRef, useState } from 'react';
import { browserState } from '../../api/notices/push.ts';
import { pushSupport, pushTarget, whenPushPermission } from '../../core/notices/push.ts';
import { core } from '../../core/page/core.ts';
import { copy } from './copy.ts';
import { turnOff, turnOn } from './turn-push.ts';

/** The switch of this browser's notifications. */
export interface PushView {
  readonly state: 'on' | 'off' | 'denied' | 'unsupported';
  /** A change is pending. */
  readonly busy: boolean;
  /** Message for the reader. */
  readonly note?: string;
}

const atFirst = (): PushView => {
  const support = pushSupport();
  return support === 'possible' ? { state: 'off', busy: false } : { state: support, busy: false };
};

/** Whether this browser is subscribed for this reader; another reader's subscription does not count. */
const isOn = async (worker: string): Promise<boolean> => {
  const target = await pushTarget(worker);
  if (!target) return false;
  const known = await browserState(core.clients.account, target.endpoint);
  return known.kind === 'ok' && known.data.push.active;
};

/**
 * The notifications of this browser: `[view, change]`. A change shows at once and is undone when it fails. When the
 * browser does not answer in time, the switch is enabled again; a late answer counts unless the reader tried again.
 */
export const usePush = (worker: string, done: (text: string) => void): readonly [PushView, (on: boolean) => void] => {
  const [view, setView] = useState(atFirst);
  const attempt = useRef(0);
  const begin = () => {
    attempt.current += 1;
    const own = attempt.current;
    return () => own === attempt.current;
  };
  useEffect(() => {
    if (pushSupport() === 'unsupported') return;
    // The reader may have pressed already: effects run after what they draw is there.
    const before = attempt.current;
    isOn(worker).then(
      (on) => {
        if (attempt.current === before && on) setView({ state: 'on', busy: false });
      },
      () => {},
    );
    return whenPushPermission(() =>
      setView((before) => {
        if (pushSupport() === 'denied') return { state: 'denied', busy: false };
        return before.state === 'denied' ? { state: 'off', busy: false } : before;
      }),
    );
  }, [worker]);
  const change = async (on: boolean): Promise<void> => {
    const isLatest = begin();
    setView({ state: on ? 'on' : 'off', busy: true });
    const onLate = (note: string): void => {
      if (isLatest()) setView({ state: on ? 'off' : 'on', busy: false, note });
    };
    const result = await (on ? turnOn(worker, onLate, isLatest) : turnOff(worker, onLate));
    if (!result || !isLatest()) return;
    setView({ busy: false, ...result });
    if (!result.note && result.state !== 'denied') done(on ? copy.push.on : copy.push.off);
  };
  return [view, (on) => void change(on)];
};
