import type { Shell } from '../../element-kit/shell/contract.ts';
import { type EditionPlace, editionHash } from '../../rules/epaper/edition-link.ts';

/** What the light view and the panel of one viewer tell each other; the shared state would bring the core with it. */
interface Stage {
  request: EditionPlace | undefined;
  drawn: boolean;
  readonly listeners: Set<() => void>;
}

const stages = new WeakMap<Shell, Stage>();

const stageOf = (shell: Shell): Stage => {
  const stage = stages.get(shell) ?? { request: undefined, drawn: false, listeners: new Set() };
  stages.set(shell, stage);
  return stage;
};

/** What a viewer without an edition of its own shows over the page; undefined: it is closed. */
export const requestOf = (shell: Shell): EditionPlace | undefined => stageOf(shell).request;

export const request = (shell: Shell, place: EditionPlace | undefined): void => {
  const stage = stageOf(shell);
  stage.request = place;
  for (const callback of stage.listeners) callback();
  if (place) void shell.start();
};

/** Calls back when something else is to be shown; returns the way out. */
export const followRequest = (shell: Shell, callback: () => void): (() => void) => {
  const { listeners } = stageOf(shell);
  listeners.add(callback);
  return () => listeners.delete(callback);
};

export const isDrawn = (shell: Shell): boolean => stageOf(shell).drawn;

/** The viewer stands: what the page came with makes way. */
export const drawn = (shell: Shell): void => {
  const stage = stageOf(shell);
  if (stage.drawn) return;
  stage.drawn = true;
  shell.redraw();
};

/** A newsstand that has its addresses in the fragment leaves none for a page of the paper. */
const hasAddress = (): boolean => !location.hash.startsWith('#/');

const OPENED = 'npSfoglia';

/** Opens over the page, as an entry of the history: the way back closes it. */
export const openAt = (shell: Shell, place: EditionPlace): void => {
  if (hasAddress()) history.pushState({ ...Object(history.state), [OPENED]: true }, '', editionHash(place));
  request(shell, place);
};

/** The address follows the reader from page to page, without entries of its own. */
export const turnedTo = (shell: Shell, place: EditionPlace): void => {
  if (requestOf(shell) && hasAddress()) history.replaceState(history.state, '', editionHash(place));
};

/** Closed by the reader: the address is the page's again. */
export const close = (shell: Shell): void => {
  request(shell, undefined);
  if (!hasAddress()) return;
  if (Object.hasOwn(Object(history.state), OPENED)) history.back();
  else history.replaceState(history.state, '', location.pathname + location.search);
};
