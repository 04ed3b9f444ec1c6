import type { Attachment } from './outbox.ts';

/** A letter on its way out of the outbox. */
export interface OutgoingLetter {
  /** For the Message-ID: the same at every attempt, so that servers can notice a repeated letter. */
  readonly id: string;
  readonly brandId: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  readonly attachments: readonly Attachment[];
  readonly date: Date;
}

/**
 * How an attempt ended. `sent`: the server has the letter. `later`: it does not, and may take it another time. `refused`: it
 * never will. `doubtful`: the connection broke after the letter's end and before the answer.
 */
export interface Attempt {
  readonly outcome: 'sent' | 'later' | 'refused' | 'doubtful';
  /** What the server said, or why it could not. For operators. */
  readonly reply: string;
}

/** Takes letters out of the outbox. Without one they stay there, where the console shows them. */
export interface MailTransport {
  /**
   * Tries once; never rejects. Calls `handOver` when all but the letter's end is sent, and waits for it: what happens to
   * the letter is certain before, and not afterwards.
   */
  send(letter: OutgoingLetter, handOver: () => Promise<void>): Promise<Attempt>;
}
