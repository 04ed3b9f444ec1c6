import { type ReactNode, useCallback, useMemo } from 'react';
import type { Citation } from '../../../api/chatbot/evidence.ts';
import { articlePath } from '../../../rules/newsstand/stories.ts';
import { momentOf } from '../../../rules/text/calendar.ts';
import { longDate } from '../../../rules/text/dates.ts';
import { Scroller } from '../../../ui/area/Scroller.tsx';
import { useAddress } from '../../../ui/base/address.ts';
import { useOnChange } from '../../../ui/base/use-on-change.ts';
import { AnswerTools, type Toast } from '../answer/AnswerTools.tsx';
import { AnswerView } from '../answer/AnswerView.tsx';
import { Answer } from '../answer/answer.ts';
import type { Places } from '../answer/cite.ts';
import { copy } from '../copy.ts';
import type { Message } from './conversation.ts';
import { useFollow } from './use-follow.ts';

/** `Il Meriggio di Gaviano, 20 novembre 2025, p. 8`, with a no-break space before the page. */
const placeOf = ({ masthead, date, page }: Citation): string => {
  const moment = momentOf(date);
  const day = Number.isNaN(moment.getTime()) ? undefined : longDate(moment);
  return [masthead, day, page === null ? undefined : `p.\u00a0${page}`].filter(Boolean).join(', ');
};

/** Opens the article of a source at the cited sentence. */
const usePlaces = (): Places => {
  const address = useAddress();
  return useMemo(
    () => ({
      textOf: placeOf,
      hrefOf: ({ article_id, title, quote }) =>
        address(`${articlePath({ id: article_id, title })}?frase=${encodeURIComponent(quote.replace(/…$/, ''))}`),
    }),
    [address],
  );
};

interface TalkProps {
  readonly messages: readonly Message[];
  /** 0 for a new chat and for a shared one. */
  readonly chat: number;
  readonly toast: Toast;
  readonly onGoOn?: (answer: Answer) => void;
  /** Content above the messages. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** Questions and answers. Not a live region: the screen's status line announces each answer once. */
export const Talk = ({ messages, chat, toast, onGoOn, above, children }: TalkProps): ReactNode => {
  const places = usePlaces();
  const { log, isBehind, onScroll, onDrawn, toLast } = useFollow();
  const isLast = useCallback((key: number) => messages.at(-1)?.key === key, [messages]);
  // A question scrolls to the end, wherever the reader was.
  useOnChange([messages.length], toLast);
  return (
    <div className="log-frame">
      <Scroller className="log" ref={log} role="log" aria-live="off" aria-label={copy.log} onScroll={onScroll}>
        {above}
        <ol className="messages">
          {messages.map(({ key, said, index, date }) => (
            <li key={key}>
              <h3 className="unseen">{said instanceof Answer ? copy.bot : copy.you}</h3>
              {said instanceof Answer ? (
                <AnswerView
                  answer={said}
                  places={places}
                  onDrawn={onDrawn}
                  onGoOn={onGoOn && isLast(key) ? () => onGoOn(said) : undefined}
                  tools={
                    chat > 0 ? <AnswerTools answer={said} chat={chat} index={index} date={date} toast={toast} /> : null
                  }
                />
              ) : (
                <p className="question">{said}</p>
              )}
            </li>
          ))}
        </ol>
        {children}
      </Scroller>
      {isBehind ? (
        <button type="button" className="button small to-last" onClick={toLast}>
          {copy.toLast}
        </button>
      ) : null}
    </div>
  );
};
