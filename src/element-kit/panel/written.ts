import { keepTyped } from '../../core/page/typed.ts';
import type { Shell } from '../shell/contract.ts';
import { afterPress } from './after-press.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (parent: ParentNode): Control[] => [...parent.querySelectorAll<Control>('input, select, textarea')];

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** The panel's control for one that the server wrote: of the same name, and in a choice of the same value. */
const twinOf = (control: Control, panel: HTMLElement): Control | undefined =>
  controlsIn(panel).find((one) => one.name === control.name && (!isTicked(control) || one.value === control.value));

const isChanged = (control: Control): boolean => {
  // A server writes what was typed on the page before.
  if ('npTyped' in control.dataset) return true;
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return control.value !== control.defaultValue;
};

/** Changes a control as a reader does. React takes the value from the prototype's setter: it replaces the element's. */
const change = (control: Control, from: Control): void => {
  if (isTicked(control)) {
    if (control.checked !== (from as HTMLInputElement).checked) control.click();
    return;
  }
  // A script may hand over chosen files, but not write the name of one.
  if (control instanceof HTMLInputElement && from instanceof HTMLInputElement && control.type === 'file')
    control.files = from.files;
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, from.value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
};

const focusAs = (control: Control, from: Control): void => {
  control.focus({ preventScroll: true });
  if (!('selectionStart' in from) || !('selectionStart' in control) || from.selectionStart === null) return;
  control.setSelectionRange(from.selectionStart, from.selectionEnd);
};

/** What a server wrote between the tags, in the panel's layout. */
export const writtenIn = ({ element }: Shell): HTMLElement | null => element.querySelector(':scope > .np-root');

/** Controls whose content the panel has. */
const taken = new WeakSet<Control>();

/** The question fields whose reader pressed Enter. */
const sent = new WeakSet<Control>();

/** Whether the text of a control may be kept in the tab: no password, and no file, which has no text. */
const isKept = (control: Control): boolean =>
  control.name !== '' && !isTicked(control) && !['password', 'file', 'hidden'].includes(control.type);

/**
 * Looks after what a server wrote until the panel takes it over: keeps what is typed there while the page loads again,
 * for code that failed to load. Enter in a question field sends the question once the panel has it.
 */
export const tendWritten = (shell: Shell): void => {
  const written = writtenIn(shell);
  if (!written) return;
  const kept = controlsIn(written).filter(isKept);
  for (const name of new Set(kept.map((control) => control.name))) {
    // A server may write a field twice, for narrow and for wide pages: one of them shows.
    const twins = kept.filter((control) => control.name === name);
    const text = () => twins.find((control) => isChanged(control) && !taken.has(control))?.value ?? '';
    const before = keepTyped(`${shell.element.localName} ${location.pathname} ${name}`, text);
    const shown = twins.find((control) => control.getClientRects().length > 0) ?? twins[0];
    if (before && shown && !isChanged(shown)) shown.value = before;
  }
  written.addEventListener('keydown', (event) => {
    const { key, shiftKey, isComposing, keyCode, target } = event;
    if (!(target instanceof HTMLTextAreaElement) || target.enterKeyHint !== 'send') return;
    // Key code 229 belongs to an input method; WebKit sends it after the composition ended.
    if (key !== 'Enter' || shiftKey || isComposing || keyCode === 229) return;
    event.preventDefault();
    sent.add(target);
  });
  // Who goes on writing has not asked yet.
  written.addEventListener('input', ({ target }) => sent.delete(target as Control));
};

/** Sends a question that a panel has taken over once its field shows it: React writes it there after its effects. */
const sendIn = (field: Control, question: string): void =>
  void requestAnimationFrame(() => {
    if (field.value === question) field.form?.requestSubmit();
    else if (field.value === '' && field.isConnected) sendIn(field, question);
  });

/**
 * Takes what was typed in `written` and where the focus is. The returned function hands it over to the panel's fields
 * of the same names, and is true once each has its field.
 */
export const typedIn = (written: HTMLElement): ((panel: HTMLElement) => boolean) => {
  const named = controlsIn(written).filter(({ name }) => name !== '');
  let focused = named.find((control) => control === document.activeElement);
  let waiting = named.filter(isChanged);
  return (panel) => {
    // Each goes over once: what the reader types afterwards stays.
    waiting = waiting.filter((control) => {
      const found = twinOf(control, panel);
      if (!found) return true;
      change(found, control);
      taken.add(control);
      if (sent.has(control)) sendIn(found, control.value);
      return false;
    });
    const twin = focused && twinOf(focused, panel);
    if (focused && twin) focusAs(twin, focused);
    focused = undefined;
    return waiting.length === 0;
  };
};

/**
 * Replaces what a server wrote as soon as the panel shows more than a skeleton, and takes over what was typed there. A
 * text without a field, because the panel could not load, waits for it.
 */
export const replaceWritten = (shell: Shell): MutationObserver => {
  let handOver: ReturnType<typeof typedIn> | undefined;
  const replace = () => {
    const { panel } = shell;
    const written = writtenIn(shell);
    if (!panel?.firstChild || !written || panel.querySelector('.bones')) return;
    handOver ??= typedIn(written);
    panel.hidden = false;
    written.hidden = true;
    if (!handOver(panel)) return;
    observer.disconnect();
    written.remove();
    shell.redraw();
  };
  const observer = new MutationObserver(() => afterPress(writtenIn(shell), replace));
  observer.observe(shell.root, { childList: true, subtree: true });
  return observer;
};
