import { sendTracking } from '../../api/consent/tracking.ts';
import { trackedAddress, trackedPauseMs } from '../../rules/consent/tracking.ts';
import type { Core } from '../page/core.ts';
import type { Consent } from './consent.ts';

const paused = new WeakSet<EventTarget>();

/** Shows a control as disabled for two seconds after a click (src/rules/consent/tracking.ts). */
const pause = (control: HTMLElement): void => {
  const { opacity } = control.style;
  paused.add(control);
  control.setAttribute('aria-disabled', 'true');
  control.style.opacity = '0.6';
  setTimeout(() => {
    paused.delete(control);
    control.removeAttribute('aria-disabled');
    control.style.opacity = opacity;
  }, trackedPauseMs);
};

const isTracked = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.dataset.npTrack !== undefined;

/**
 * Counts clicks on controls with `data-np-track="id"`, in the page and in elements. A repeat during the pause is
 * ignored. A control must not set `aria-disabled` itself.
 */
export const trackClicks = ({ clients }: Core, { purposes }: Consent): void => {
  addEventListener(
    'click',
    (event) => {
      const control = event.composedPath().find(isTracked);
      if (!control) return;
      if (paused.has(control)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      pause(control);
      if (purposes.peek()?.[4])
        void sendTracking(clients.account, trackedAddress(location, control.dataset.npTrack), 'click');
    },
    { capture: true },
  );
};
