import { path as caret } from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?icon';
import type { ReactNode } from 'react';
import type { Receipt } from '../../../api/chatbot/evidence.ts';
import { chatKindNames } from '../../../rules/chatbot/subscriber-chat.ts';
import { decimal } from '../../../rules/language/formats.ts';
import { momentOf } from '../../../rules/text/calendar.ts';
import { longDate } from '../../../rules/text/dates.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import { copy } from '../copy.ts';
import type { Answer } from './answer.ts';

const dayText = (day: string | null | undefined): string | undefined => {
  const moment = momentOf(day ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : longDate(moment);
};

const rowsOf = ({ rag_type, from, to, examined, used, oldest, newest }: Receipt) => {
  const words = copy.receipt;
  const [first, last] = [dayText(from), dayText(to)];
  const kind = chatKindNames.find((name) => name === rag_type);
  return (
    [
      [words.kind, kind && copy.kinds[kind]],
      [words.period, first && last && copy.range(first, last)],
      [words.examined, decimal(examined)],
      [words.used, String(used)],
      [words.oldest, dayText(oldest)],
      [words.newest, dayText(newest)],
    ] as const
  ).flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
};

/** Details of an answer and of its search: where it looked and what it used. */
export const AnswerDetails = ({ answer }: { readonly answer: Answer }): ReactNode => {
  const evidence = useSignalValue(answer.evidence);
  if (!evidence?.receipt && !evidence?.readable.length) return null;
  return (
    <details className="details">
      <summary>
        {copy.details}
        <Icon path={caret} size={14} />
      </summary>
      {evidence.readable.map(([name, lines]) => (
        <div key={name}>
          <h4>{name}</h4>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      {evidence.receipt ? (
        <dl>
          {rowsOf(evidence.receipt).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </details>
  );
};
