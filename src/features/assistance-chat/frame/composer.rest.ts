import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { path as send } from '@phosphor-icons/core/assets/regular/paper-plane-right.svg?icon';
import type { Shell } from '../../../element-kit/shell/contract.ts';
import { h, svgIcon } from '../../../element-kit/shell/dom.ts';
import { questionFault, questionLength } from '../../../rules/assistance/question.ts';
import { draftOf } from './draft.ts';
import { frameCopy as copy } from './frame-copy.ts';

/** Characters before the limit at which the status message starts. */
const near = 50;

/** Announced twice near the limit, not on every character. */
const nearness = (length: number): string => {
  if (length >= questionLength.max) return copy.atLimit;
  return length >= questionLength.max - near ? copy.nearLimit(questionLength.max) : '';
};

/** Writing the same text again would make a screen reader repeat it. */
const say = (node: Element, text: string): void => {
  if (node.textContent !== text) node.textContent = text;
};

/** The question field, usable before React loads. `update` syncs it with the draft. */
export const createComposer = (shell: Shell): { readonly form: HTMLFormElement; update(): void } => {
  const draft = draftOf(shell);
  const submit = (event: Event) => {
    event.preventDefault();
    draft.submit();
  };
  const text = h('textarea', {
    rows: '1',
    'aria-label': copy.field,
    'aria-describedby': 'hint keys',
    placeholder: copy.placeholder,
    input: () => draft.type(text.value),
  });
  text.addEventListener('keydown', (event) => {
    // Key code 229 belongs to an input method; WebKit sends it after the composition ended.
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== 229) submit(event);
  });
  const button = h('button', { class: 'icon send', type: 'submit', 'aria-label': copy.send }, svgIcon(send));
  const field = h('div', {}, text, button);
  const mark = svgIcon(warning);
  const words = h('span', {});
  const hint = h('span', { id: 'hint' }, words);
  const count = h('span', { 'aria-hidden': 'true' });
  const status = h('span', { role: 'status' });
  const below = h('div', { class: 'below' }, hint, count);
  const form = h('form', { submit }, field, below, h('span', { id: 'keys', hidden: true }, copy.keys), status);
  return {
    form,
    update() {
      const { length } = draft.text.trim();
      const fault = length > 0 ? questionFault(draft.text) : undefined;
      field.className = fault ? 'field bad' : 'field';
      if (text.value !== draft.text) text.value = draft.text;
      text.setAttribute('aria-invalid', String(fault !== undefined));
      button.setAttribute('aria-disabled', String(length === 0 || fault !== undefined || draft.sending));
      hint.classList.toggle('bad', fault !== undefined);
      if (fault) hint.prepend(mark);
      else mark.remove();
      say(words, fault === 'tooShort' ? copy.tooShort(questionLength.min) : copy.hint(questionLength.max));
      say(count, `${length} / ${questionLength.max}`);
      say(status, nearness(length));
    },
  };
};
