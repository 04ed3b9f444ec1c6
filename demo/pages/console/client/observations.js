import { byId } from './dom.js';
import { change, onWorld } from './world.js';

/** The switch on the page of observations. */
export const startObservations = () => {
  const observes = byId('observes');
  if (!observes) return;
  observes.addEventListener('change', () => change('settings', { observes: observes.checked }));
  onWorld(({ settings }) => {
    observes.checked = settings.observes;
  });
};
