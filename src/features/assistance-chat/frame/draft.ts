import { keepTyped } from '../../../core/page/typed.ts';
import type { Shell } from '../../../element-kit/shell/contract.ts';
import { questionFault } from '../../../rules/assistance/question.ts';

/** The light side of the chat: what is typed and whether it can go out. It works before React is there. */
export class Draft {
  text: string;
  /** A question is on its way to the server. */
  sending = false;
  /** Set by the conversation when it arrives; until then a question waits. */
  #deliver: ((question: string) => void) | undefined;
  #waiting: string | undefined;
  #begun: (() => void) | undefined;
  readonly #shell: Shell;

  constructor(shell: Shell) {
    this.#shell = shell;
    this.text = keepTyped('chat', () => this.text);
  }

  type(text: string): void {
    this.text = text;
    this.#begin();
    this.#shell.redraw();
  }

  /** Calls back once, as soon as something stands in the field; the last one to ask is told. */
  whenBegun(callback: () => void): void {
    this.#begun = callback;
    this.#begin();
  }

  /** Sends what is typed. Nothing happens while the last question is under way, or when the text is out of bounds. */
  submit(): void {
    if (this.sending || questionFault(this.text)) return;
    const question = this.text.trim();
    this.sending = true;
    if (this.#deliver) this.#deliver(question);
    else this.#waiting = question;
    this.#shell.redraw();
  }

  /** Asks a question that is not in the field, such as one that failed before. */
  ask(question: string): void {
    const { text } = this;
    this.text = question;
    this.submit();
    this.text = text;
  }

  /** The conversation is there: it takes the waiting question, and all that follow. */
  connect(deliver: (question: string) => void): void {
    this.#deliver = deliver;
    if (this.#waiting !== undefined) deliver(this.#waiting);
    this.#waiting = undefined;
  }

  /** The question has left: the field is free for the next one, unless something else was typed meanwhile. */
  accepted(question: string): void {
    if (this.text.trim() === question) this.text = '';
    this.#shell.redraw();
  }

  finished(): void {
    this.sending = false;
    this.#shell.redraw();
  }

  #begin(): void {
    if (this.text === '') return;
    this.#begun?.();
    this.#begun = undefined;
  }
}

const drafts = new WeakMap<Shell, Draft>();

export const draftOf = (shell: Shell): Draft => {
  let draft = drafts.get(shell);
  if (!draft) {
    draft = new Draft(shell);
    drafts.set(shell, draft);
  }
  return draft;
};
