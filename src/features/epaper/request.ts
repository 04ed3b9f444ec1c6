import type { Shell } from '../../element-kit/shell/contract.ts';
import { type EditionPlace, editionHash } from '../../rules/epaper/edition-link.ts';
import { writtenPage } from './stage/first-image.rest.ts';

/** Shared state of a viewer's light view and panel. Not in the core's store, which would load the core. */
interface Stage {
  request: EditionPlace | undefined;
  drawn: boolean;
  readonly listeners: Set<() => void>;
}

const createStage = (): Stage => ({ request: undefined, drawn: false, listeners: new Set() });

const stageOf = (shell: Shell): Stage => shell.state(createStage);

/** The place that a viewer without an edition shows over the page; undefined when closed. */
export const requestOf = (shell: Shell): EditionPlace | undefined => stageOf(shell).request;

export const request = (shell: Shell, place: EditionPlace | undefined): void => {
  const stage = stageOf(shell);
  stage.request = place;
  for (const callback of stage.listeners) callback();
  if (place) void shell.start();
  else writtenPage()?.remove();
};

/** Subscribes to requests. Returns the unsubscribe function. */
export const followRequest = (shell: Shell, callback: () => void): (() => void) => {
  const { listeners } = stageOf(shell);
  listeners.add(callback);
  return () => listeners.delete(callback);
};

export const isDrawn = (shell: Shell): boolean => stageOf(shell).drawn;

/** The viewer is drawn: removes the content that the page came with. */
export const drawn = (shell: Shell): void => {
  if (stageOf(shell).request) writtenPage()?.remove();
  const stage = stageOf(shell);
  if (stage.drawn) return;
  stage.drawn = true;
  shell.redraw();
};

/** A newsstand with routes in the fragment keeps no printed page in the address. */
const hasAddress = (): boolean => !location.hash.startsWith('#/');

const OPENED = 'npSfoglia';

/** Opens the viewer over the page with a history entry, so that going back closes it. */
export const openAt = (shell: Shell, place: EditionPlace): void => {
  if (hasAddress()) history.pushState({ ...Object(history.state), [OPENED]: true }, '', editionHash(place));
  request(shell, place);
};

/** Updates the address to the visible page without a history entry. */
export const turnedTo = (shell: Shell, place: EditionPlace): void => {
  if (requestOf(shell) && hasAddress()) history.replaceState(history.state, '', editionHash(place));
};

/** The reader closed the viewer: restores the page's address. */
export const close = (shell: Shell): void => {
  request(shell, undefined);
  if (!hasAddress()) return;
  if (Object.hasOwn(Object(history.state), OPENED)) history.back();
  else history.replaceState(history.state, '', location.pathname + location.search);
};
