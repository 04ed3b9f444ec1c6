import { path as minus } from '@phosphor-icons/core/assets/regular/minus.svg?icon';
import { path as plus } from '@phosphor-icons/core/assets/regular/plus.svg?icon';
import { type ReactNode, useId, useState } from 'react';
import type { Faq } from '../../api/account/faq.ts';
import { markedWords } from '../../rules/text/marked-words.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Marked } from '../../ui/list/Marked.tsx';
import { copy } from './copy.ts';

/** The reader's vote on an answer, and how to cast it. */
export interface Votes {
  readonly of: (id: string) => boolean | undefined;
  readonly give: (id: string, helpful: boolean) => void;
}

export interface EntryProps {
  readonly faq: Faq;
  /** Words of the search. */
  readonly words: string;
  /** Open at first. */
  readonly isOpen: boolean;
  readonly votes: Votes;
  /** Renders the answer of a question. */
  readonly answer: (faq: Faq, words: string) => ReactNode;
}

/** Asks once whether the answer helped. */
const Vote = ({ faq: { id, question }, votes }: Pick<EntryProps, 'faq' | 'votes'>): ReactNode => {
  const given = votes.of(id);
  const choices = [
    [true, copy.yes, copy.yesTo(question)],
    [false, copy.no, copy.noTo(question)],
  ] as const;
  return (
    <div className="faq-vote">
      <span>{copy.helpful}</span>
      {choices.map(([helpful, text, name]) => (
        <Button
          key={text}
          kind={given === helpful ? 'tinted' : 'quiet'}
          size="dense"
          unavailable={given !== undefined}
          aria-pressed={given === helpful}
          aria-label={name}
          onClick={() => votes.give(id, helpful)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
};

/** A question that shows and hides its answer. */
export const Entry = ({ faq, words, isOpen: isFirst, votes, answer }: EntryProps): ReactNode => {
  const id = useId();
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <li className="faq-entry">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <span lang="it">
            <Marked parts={markedWords(faq.question, words)} />
          </span>
          <Icon path={isOpen ? minus : plus} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="faq-answer">
        {isOpen ? (
          <>
            {answer(faq, words)}
            <Vote faq={faq} votes={votes} />
          </>
        ) : null}
      </div>
    </li>
  );
};
