import type { ReactNode } from 'react';
import { sharedChat } from '../../../api/chatbot/subscriber-chat.ts';
import { core } from '../../../core/page/core.ts';
import { partOf } from '../../../rules/page/failures.ts';
import { longDate } from '../../../rules/text/dates.ts';
import { useAddress } from '../../../ui/base/address.ts';
import { Part } from '../../../ui/base/Part.tsx';
import { usePart } from '../../../ui/base/use-part.ts';
import { useToast } from '../../../ui/overlay/use-toast.tsx';
import { copy } from '../copy.ts';
import { useRoom } from '../use-room.ts';
import { shownMessages } from './conversation.ts';
import { Talk } from './Talk.tsx';

const dayText = (date: string): string => {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? '' : longDate(moment);
};

/** A shared chat, read-only. */
export const Shared = ({ token, fills }: { readonly token: string; readonly fills: boolean }): ReactNode => {
  const address = useAddress();
  const [box, columns] = useRoom(fills);
  const [toasts, toast] = useToast();
  const [state, reload] = usePart(async (signal) => {
    const result = await sharedChat(core.clients.newsstand, token, signal);
    return partOf(
      result.kind === 'ok'
        ? { kind: 'ok', data: { ...result.data, messages: shownMessages(result.data.chat_history) } }
        : result,
      copy.sharedFailed,
    );
  });
  return (
    <div ref={box} className={`chatbot shared columns-${columns}`}>
      <div className="talk">
        <Part state={state} loading={copy.chatLoading} retry={copy.retry} onRetry={reload}>
          {({ title, shared_at, messages }) => (
            <>
              <header className="talk-head">
                <h2 className="title">{title}</h2>
                <a className="button" href={address('/chatbot')}>
                  {copy.ownChat}
                </a>
              </header>
              <Talk
                messages={messages}
                chat={0}
                toast={toast}
                above={<p className="nothing">{copy.sharedBy(dayText(shared_at))}</p>}
              />
              <p className="warning">
                {copy.disclosure} {copy.warning}
              </p>
            </>
          )}
        </Part>
      </div>
      {toasts}
    </div>
  );
};
