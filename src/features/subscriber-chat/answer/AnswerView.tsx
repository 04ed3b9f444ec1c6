import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import { copy } from '../copy.ts';
import { AnswerBody } from './AnswerBody.tsx';
import { AnswerDetails } from './AnswerDetails.tsx';
import type { Answer } from './answer.ts';
import type { Places } from './cite.ts';

interface AnswerViewProps {
  readonly answer: Answer;
  readonly places: Places;
  readonly onDrawn: () => void;
  /** Resumes the answer or asks again. Only on the last answer. */
  readonly onGoOn: (() => void) | undefined;
  /** Actions on the answer. */
  readonly tools: ReactNode;
}

/** An answer with its sources and its state. */
export const AnswerView = ({ answer, places, onDrawn, onGoOn, tools }: AnswerViewProps): ReactNode => {
  const status = useSignalValue(answer.status);
  const failure = useSignalValue(answer.failure);
  return (
    <div className={`answer ${status}`} aria-busy={status === 'waiting' || status === 'writing'}>
      <AnswerBody answer={answer} places={places} onDrawn={onDrawn} />
      {status === 'waiting' ? (
        <p className="thinking">
          <span className="spin" aria-hidden="true" />
          {copy.waiting}
        </p>
      ) : null}
      {status === 'stopped' ? (
        <div className="stopped-here">
          <span>{copy.stopped}</span>
          {onGoOn ? (
            <Button size="small" onClick={onGoOn}>
              {copy.goOn}
            </Button>
          ) : null}
        </div>
      ) : null}
      {status === 'interrupted' || status === 'failed' ? (
        <div className={`broken ${status}`}>
          <Icon path={warning} />
          <p>{status === 'failed' ? failure : copy.interrupted}</p>
          {onGoOn ? (
            <Button size="small" onClick={onGoOn}>
              {status === 'failed' && answer.text === '' ? copy.retry : copy.goOn}
            </Button>
          ) : null}
        </div>
      ) : null}
      {answer.isOver ? <AnswerDetails answer={answer} /> : null}
      {answer.isOver && answer.text !== '' ? tools : null}
    </div>
  );
};
