import { type ReactNode, useState } from 'react';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import type { Answer } from '../answer/answer.ts';
import { copy } from '../copy.ts';

/** More than anybody listens to without having asked for it; the rest is read where it stands. */
const longest = 600;

const spoken = (text: string): string => {
  const plain = text
    .replace(/[*_`>#]+|\[\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= longest ? plain : `${plain.slice(0, longest)}…`;
};

/**
 * Tells a screen reader of an answer: that it is on its way, what it says once it is whole, and how many articles go with
 * it. Not the words as they come. An answer that was there when the chat was opened is not told.
 */
export const Told = ({ answer }: { readonly answer: Answer }): ReactNode => {
  const [isOld] = useState(answer.isOver);
  const status = useSignalValue(answer.status);
  const failure = useSignalValue(answer.failure);
  const { length } = useSignalValue(answer.related);
  const text = () => {
    if (isOld) return '';
    if (status === 'waiting' || status === 'writing') return copy.waiting;
    if (status === 'failed') return failure;
    return status === 'interrupted' ? copy.interrupted : copy.answered(spoken(answer.text));
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
