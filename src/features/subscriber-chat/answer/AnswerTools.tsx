import { path as copyIcon } from '@phosphor-icons/core/assets/regular/copy.svg?icon';
import { path as link } from '@phosphor-icons/core/assets/regular/link.svg?icon';
import { path as down } from '@phosphor-icons/core/assets/regular/thumbs-down.svg?icon';
import { path as up } from '@phosphor-icons/core/assets/regular/thumbs-up.svg?icon';
import type { ReactNode } from 'react';
import { shareChat, voteAnswer } from '../../../api/chatbot/subscriber-chat.ts';
import { copyLink } from '../../../core/article/sharing.ts';
import { core } from '../../../core/page/core.ts';
import { clockTime } from '../../../rules/text/dates.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import { copy } from '../copy.ts';
import type { Answer } from './answer.ts';

const { newsstand } = core.clients;

export type Toast = (text: string, options?: { readonly isError: boolean }) => void;

interface AnswerToolsProps {
  readonly answer: Answer;
  readonly chat: number;
  readonly index: number;
  readonly date: string;
  readonly toast: Toast;
}

const timeOf = (date: string): string => {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? '' : clockTime(moment);
};

/** Copies the answer or its link, and votes on it. */
export const AnswerTools = ({ answer, chat, index, date, toast }: AnswerToolsProps): ReactNode => {
  const vote = useSignalValue(answer.vote);
  const share = async () => {
    const result = await shareChat(newsstand, chat);
    const isCopied = result.kind === 'ok' && (await copyLink(result.data.share_url));
    toast(isCopied ? copy.linkCopied : copy.linkFailed, { isError: !isCopied });
  };
  const copyText = async () => {
    const isCopied = await copyLink(answer.text);
    toast(isCopied ? copy.answerCopied : copy.answerFailed, { isError: !isCopied });
  };
  const give = async (chosen: 'up' | 'down') => {
    const before = vote;
    if (before === chosen) return;
    answer.vote.value = chosen;
    const result = await voteAnswer(newsstand, chat, index, chosen);
    if (result.kind !== 'ok') answer.vote.value = before;
    toast(result.kind === 'ok' ? copy.voted : copy.voteFailed, { isError: result.kind !== 'ok' });
  };
  const votes = [
    ['up', copy.up, up],
    ['down', copy.down, down],
  ] as const;
  return (
    <div className="tools">
      <button type="button" className="action" onClick={() => void share()}>
        <Icon path={link} size={18} />
        {copy.copyLink}
      </button>
      <button type="button" className="action" onClick={() => void copyText()}>
        <Icon path={copyIcon} size={18} />
        {copy.copyAnswer}
      </button>
      {votes.map(([value, name, icon]) => (
        <button
          key={value}
          type="button"
          className="tool"
          aria-pressed={vote === value}
          aria-label={name}
          onClick={() => void give(value)}
        >
          <Icon path={icon} size={18} />
        </button>
      ))}
      <time dateTime={date}>{timeOf(date)}</time>
    </div>
  );
};
