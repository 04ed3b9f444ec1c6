import { type Signal, signal } from '@preact/signals-core';
import { type Citation, citationsIn, type Receipt, receiptIn } from '../../../api/chatbot/evidence.ts';
import type { ArticleLine } from '../../../api/newsstand/edicola.ts';
import { createAnswerStream } from '../../../rules/chatbot/answer-stream.ts';
import { answerFailures, keptAnswer } from '../../../rules/chatbot/chat-history.ts';
import {
  articleIdsIn,
  type ExtractedData,
  extractedData,
  readableData,
} from '../../../rules/chatbot/extracted-data.ts';

/** Nothing came yet; it comes; all came; it broke off or was stopped; it could not be had. */
export type AnswerStatus = 'waiting' | 'writing' | 'whole' | 'interrupted' | 'failed';

/** What an answer rests on. */
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

/** An answer that is written, or was. Its text goes to whoever draws it, piece by piece, and not through React. */
export class Answer {
  /** What was asked. */
  readonly question: string;
  readonly status: Signal<AnswerStatus>;
  /** What to say where it failed. */
  readonly failure = signal('');
  readonly evidence = signal<Evidence | undefined>(undefined);
  readonly related = signal<readonly ArticleLine[]>([]);
  readonly vote = signal<'up' | 'down' | undefined>(undefined);
  /** What may be shown, as it came. */
  readonly pieces: string[] = [];
  readonly #stream = createAnswerStream();
  readonly #drawers = new Set<() => void>();

  constructor(question: string, status: AnswerStatus = 'waiting') {
    this.question = question;
    this.status = signal(status);
  }

  /** An answer of a loaded history. */
  static kept(question: string, content: string, isInterrupted: boolean): Answer {
    const { text, data } = keptAnswer(content);
    const isEmpty = text.trim() === '';
    const answer = new Answer(question, isInterrupted ? 'interrupted' : isEmpty ? 'failed' : 'whole');
    if (isEmpty) answer.failure.value = answerFailures.kept;
    else answer.pieces.push(text);
    answer.evidence.value = evidenceIn(data);
    return answer;
  }

  get text(): string {
    return this.pieces.join('').trim();
  }

  get isOver(): boolean {
    return this.status.peek() !== 'waiting' && this.status.peek() !== 'writing';
  }

  /** Calls back when there is more to draw; returns the way out. */
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

  /** Nothing more comes. An answer without words, with a marker or without its end is no whole one. */
  end(failure?: string): void {
    this.#show(this.#stream.end());
    this.evidence.value = evidenceIn(extractedData(this.#stream.objects));
    const isEmpty = this.text === '';
    if (failure !== undefined || this.isBroken || isEmpty) {
      this.failure.value = failure ?? answerFailures.live;
      this.status.value = 'failed';
    } else this.status.value = this.#stream.isCut ? 'interrupted' : 'whole';
    this.#tell();
  }

  /** The reader stopped it: what came by then stays. */
  stop(): void {
    this.#show(this.#stream.end());
    this.status.value = 'interrupted';
    this.#tell();
  }

  #show(text: string): void {
    if (text === '') return;
    this.pieces.push(text);
    if (this.status.peek() === 'waiting') this.status.value = 'writing';
    this.#tell();
  }

  #tell(): void {
    for (const drawer of this.#drawers) drawer();
  }
}
