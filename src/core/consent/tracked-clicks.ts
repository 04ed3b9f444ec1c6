import { sendTracking } from '../../api/consent/tracking.ts';
import { trackedAddress, trackedPauseMs } from '../../rules/consent/tracking.ts';
import type { Core } from '../page/core.ts';
import type { Consent } from './consent.ts';

const resting = new WeakSet<EventTarget>();

/** Specification, points 4 and 9: a tracked button shows disabled for 2 seconds after a click. */
const rest = (control: HTMLElement): void => {
  const { opacity } = control.style;
  resting.add(control);
  control.setAttribute('aria-disabled', 'true');
  control.style.opacity = '0.6';
  setTimeout(() => {
    resting.delete(control);
    control.removeAttribute('aria-disabled');
    control.style.opacity = opacity;
  }, trackedPauseMs);
};

const isTracked = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.dataset.npTrack !== undefined;

/**
 * Counts clicks on controls that carry `data-np-track="id"`, in the page and inside elements: one listener for all.
 * Such a control leaves its own `aria-disabled` alone.
 */
export const trackClicks = ({ clients }: Core, { purposes }: Consent): void => {
  addEventListener(
    'click',
    (event) => {
      const control = event.composedPath().find(isTracked);
      if (!control) return;
      if (resting.has(control)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      rest(control);
      if (purposes.peek()?.[4])
        void sendTracking(clients.account, trackedAddress(location, control.dataset.npTrack), 'click');
    },
    { capture: true },
  );
};
