import type { CaptchaPlace } from '../../../platform/services/adapters.ts';
import { reasonOf } from '../../../platform/services/captcha/challenge.ts';
import { pageState } from '../../page/page-state.ts';
import type { CaptchaAsker } from './captcha.ts';
import css from './place.css?inline';
import { placeCopy as copy } from './place-copy.ts';
import { say } from './said.ts';

/** React's forms have a slot of this name where a challenge belongs. */
const slotName = 'np-captcha';

/** The chat's form, which is usable before React, gets its slot with the first challenge. */
const prepareSlot = ({ shadowRoot }: HTMLElement): void => {
  if (shadowRoot?.querySelector(`slot[name=${slotName}]`)) return;
  shadowRoot?.querySelector('form')?.prepend(Object.assign(document.createElement('slot'), { name: slotName }));
};

const createStyles = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

interface Parts {
  readonly box: HTMLElement;
  readonly title: HTMLElement;
  readonly alert: HTMLElement;
}

/** A light child of the element, since vendors' scripts look for their nodes in the document; its frame is our own. */
const createParts = (element: HTMLElement): Parts => {
  const box = document.createElement('div');
  box.slot = slotName;
  const [title, alert] = [document.createElement('p'), document.createElement('p')];
  title.setAttribute('role', 'status');
  alert.setAttribute('role', 'alert');
  const root = box.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [pageState('captchaStyles', createStyles)];
  root.append(title, document.createElement('slot'), alert);
  element.append(box);
  return { box, title, alert };
};

const known = new WeakMap<HTMLElement, Parts>();

const partsOf = (element: HTMLElement): Parts => {
  const parts = known.get(element) ?? createParts(element);
  known.set(element, parts);
  if (!parts.box.isConnected) element.append(parts.box);
  prepareSlot(element);
  return parts;
};

/**
 * Runs a challenge in the place of an element's form. One that ends without a token leaves a sentence there, until the
 * next one begins.
 */
export const challenged = async (
  { element, signal }: CaptchaAsker,
  run: (place: CaptchaPlace, isShown: () => boolean) => Promise<string>,
): Promise<string> => {
  const { box, title, alert } = partsOf(element);
  const node = document.createElement('div');
  box.replaceChildren(node);
  alert.textContent = '';
  // Ends with the reader's leaving, or with the deadline: the vendor takes its widget away.
  const ending = new AbortController();
  const end = (): void => ending.abort();
  signal.addEventListener('abort', end, { signal: ending.signal });
  const show = (): void => {
    title.textContent = copy.title;
    box.scrollIntoView({ block: 'nearest' });
  };
  const hide = (): void => {
    title.textContent = '';
  };
  try {
    return await run({ node, signal: ending.signal, show, hide }, () => title.textContent !== '');
  } catch (error) {
    const reason = reasonOf(error);
    if (reason) {
      alert.textContent = copy[reason];
      say(error);
    }
    throw error;
  } finally {
    end();
    hide();
    node.remove();
  }
};
