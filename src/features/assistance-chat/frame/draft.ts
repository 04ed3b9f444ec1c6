import { keepTyped } from '../../../core/page/typed.ts';
import type { Shell } from '../../../element-kit/shell/contract.ts';
import { questionFault } from '../../../rules/assistance/question.ts';

/** The typed question and whether it can be sent. Works before React loads. */
export class Draft {
  text: string;
  /** A question is pending. */
  sending = false;
  /** Set when the conversation connects; until then a question waits. */
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

  /** Calls back once, when the field is first filled. A later callback replaces an earlier one. */
  whenBegun(callback: () => void): void {
    this.#begun = callback;
    this.#begin();
  }

  /** Sends the typed question. Does nothing while a question is pending or the text is too short or too long. */
  submit(): void {
    if (this.sending || questionFault(this.text)) return;
    const question = this.text.trim();
    this.sending = true;
    if (this.#deliver) this.#deliver(question);
    else this.#waiting = question;
    this.#shell.redraw();
  }

  /** Sends a question that is not in the field, such as a failed one. Keeps the typed text. */
  ask(question: string): void {
    const { text } = this;
    this.text = question;
    this.submit();
    this.text = text;
  }

  /** Connects the conversation, which takes the waiting question and all later ones. */
  connect(deliver: (question: string) => void): void {
    this.#deliver = deliver;
    if (this.#waiting !== undefined) deliver(this.#waiting);
    this.#waiting = undefined;
  }

  /** The question was sent: clears the field unless the reader typed something else meanwhile. */
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

const createDraft = (shell: Shell): Draft => new Draft(shell);

export const draftOf = (shell: Shell): Draft => shell.state(createDraft);
