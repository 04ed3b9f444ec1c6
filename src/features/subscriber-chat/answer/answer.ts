import { type Signal, signal } from '@preact/signals-core';
import { type Citation, citationsIn, type Receipt, receiptIn } from '../../../api/chatbot/evidence.ts';
import type { ArticleLine } from '../../../api/newsstand/shapes.ts';
import { createAnswerStream } from '../../../rules/chatbot/answer-stream.ts';
import { historyTexts, storedAnswer } from '../../../rules/chatbot/chat-history.ts';
import {
  articleIdsIn,
  type ExtractedData,
  extractedData,
  readableData,
} from '../../../rules/chatbot/extracted-data.ts';

/** Nothing came yet; it comes; all came; the reader stopped it, or it was stored incomplete; it broke off; it could not be had. */
export type AnswerStatus = 'waiting' | 'writing' | 'whole' | 'stopped' | 'interrupted' | 'failed';

/** Sources of an answer. */
export interface Evidence {
  readonly citations: readonly Citation[];
  readonly receipt: Receipt | undefined;
  readonly articleIds: readonly number[];
  readonly readable: readonly (readonly [name: string, lines: readonly string[]])[];
}

const evidenceIn = (data: ExtractedData): Evidence => ({
  citations: citationsIn(data),
  receipt: receiptIn(data),
  articleIds: articleIdsIn(data),
  readable: readableData(data),
});

/** A streaming or stored answer. Subscribers draw its text piece by piece, without React. */
export class Answer {
  /** The reader's question. */
  readonly question: string;
  readonly status: Signal<AnswerStatus>;
  /** Error text of a failed answer. */
  readonly failure = signal('');
  readonly evidence = signal<Evidence | undefined>(undefined);
  readonly related = signal<readonly ArticleLine[]>([]);
  readonly vote = signal<'up' | 'down' | undefined>(undefined);
  /** Visible text, in the pieces in which it arrived. */
  readonly pieces: string[] = [];
  readonly #stream = createAnswerStream();
  readonly #drawers = new Set<() => void>();

  constructor(question: string, status: AnswerStatus = 'waiting') {
    this.question = question;
    this.status = signal(status);
  }

  /** An answer of a loaded history. */
  static kept(question: string, content: string, isInterrupted: boolean): Answer {
    const { text, data } = storedAnswer(content);
    const isEmpty = text.trim() === '';
    const answer = new Answer(question, isInterrupted ? 'stopped' : isEmpty ? 'failed' : 'whole');
    if (isEmpty) answer.failure.value = historyTexts.failedThen;
    else answer.pieces.push(text);
    answer.evidence.value = evidenceIn(data);
    return answer;
  }

  get text(): string {
    const text = this.pieces.join('').trim();
    return this.status.peek() === 'stopped' ? text.replace(/[\s—]+$/, '') : text;
  }

  get isOver(): boolean {
    return this.status.peek() !== 'waiting' && this.status.peek() !== 'writing';
  }

  /** Calls back when there is more to draw. Returns the unsubscribe function. */
  subscribe(drawer: () => void): () => void {
    this.#drawers.add(drawer);
    return () => this.#drawers.delete(drawer);
  }

  push(piece: string): void {
    this.#show(this.#stream.push(piece));
  }

  get isBroken(): boolean {
    return this.#stream.isBroken;
  }

  /** Ends the stream. An answer that is empty, cut off or contains a marker has failed or was interrupted. */
  end(failure?: string): void {
    this.#show(this.#stream.end());
    this.evidence.value = evidenceIn(extractedData(this.#stream.objects));
    const isEmpty = this.text === '';
    if (failure !== undefined || this.isBroken || isEmpty) {
      this.failure.value = failure ?? historyTexts.failed;
      this.status.value = 'failed';
    } else this.status.value = this.#stream.isCut ? 'interrupted' : 'whole';
    this.#notify();
  }

  /** The reader stopped it: keeps the text that arrived. */
  stop(): void {
    this.#show(this.#stream.end());
    this.status.value = 'stopped';
    this.#notify();
  }

  #show(text: string): void {
    if (text === '') return;
    this.pieces.push(text);
    if (this.status.peek() === 'waiting') this.status.value = 'writing';
    this.#notify();
  }

  #notify(): void {
    for (const drawer of this.#drawers) drawer();
  }
}
