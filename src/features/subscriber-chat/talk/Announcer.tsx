import { type ReactNode, useState } from 'react';
import { markdownStart } from '../../../rules/chatbot/markdown-text.ts';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import type { Answer } from '../answer/answer.ts';
import { copy } from '../copy.ts';

/** Longer text is not announced; the reader finds it in the conversation. */
const longest = 600;

/**
 * Announces an answer to screen readers: pending, its text once complete, and the number of related articles. Does not
 * announce streaming text or answers of a loaded chat.
 */
export const Announcer = ({ answer }: { readonly answer: Answer }): ReactNode => {
  const [isOld] = useState(answer.isOver);
  const status = useSignalValue(answer.status);
  const failure = useSignalValue(answer.failure);
  const { length } = useSignalValue(answer.related);
  const text = () => {
    if (isOld) return '';
    if (status === 'waiting' || status === 'writing') return copy.waiting;
    if (status === 'failed') return failure;
    return status === 'whole' ? copy.answered(markdownStart(answer.text, longest)) : copy[status];
  };
  return (
    <>
      <p className="unseen" role="status">
        {text()}
      </p>
      <p className="unseen" role="status">
        {!isOld && length > 0 ? copy.readAlsoCount(length) : ''}
      </p>
    </>
  );
};
