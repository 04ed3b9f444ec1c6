import { path as pencil } from '@phosphor-icons/core/assets/regular/pencil-simple.svg?icon';
import { path as plus } from '@phosphor-icons/core/assets/regular/plus.svg?icon';
import { path as trash } from '@phosphor-icons/core/assets/regular/trash.svg?icon';
import { type ReactNode, useState } from 'react';
import type { PastChat } from '../../../api/chatbot/subscriber-chat.ts';
import { groupedChats, matchingChats } from '../../../rules/chatbot/chat-history.ts';
import { newChat } from '../../../rules/chatbot/subscriber-chat.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Bones } from '../../../ui/base/Part.tsx';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import { copy } from '../copy.ts';
import type { Conversation } from '../talk/conversation.ts';
import type { Asked } from './HistoryDialogs.tsx';

/** Chats from which the history has a search. */
const many = 5;

interface HistoryProps {
  readonly conversation: Conversation;
  readonly onAsk: (asked: Asked) => void;
  /** Called when the reader opens a chat or starts a new one. */
  readonly onChosen: () => void;
}

const Row = ({
  chat,
  isCurrent,
  onOpen,
  onAsk,
}: {
  readonly chat: PastChat;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onAsk: (asked: Asked) => void;
}): ReactNode => (
  <li className={isCurrent ? 'past current' : 'past'}>
    <button type="button" className="past-title" aria-current={isCurrent || undefined} onClick={onOpen}>
      {chat.content}
    </button>
    {chat.id_chat === newChat.id_chat ? null : (
      <>
        <button
          type="button"
          className="tool"
          aria-label={copy.renameOf(chat.content)}
          onClick={() => onAsk({ what: 'rename', chat })}
        >
          <Icon path={pencil} size={16} />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={copy.removeOf(chat.content)}
          onClick={() => onAsk({ what: 'remove', chat })}
        >
          <Icon path={trash} size={16} />
        </button>
      </>
    )}
  </li>
);

/** New chat, chats by day, delete all. */
export const History = ({ conversation, onAsk, onChosen }: HistoryProps): ReactNode => {
  const chats = useSignalValue(conversation.chats);
  const current = useSignalValue(conversation.current);
  const [words, setWords] = useState('');
  const found = matchingChats(chats ?? [], words);
  const open = ({ id_chat }: PastChat) => {
    if (id_chat !== current) void conversation.open(id_chat);
    onChosen();
  };
  return (
    <nav className="history" aria-label={copy.chats}>
      <Button
        kind="accent"
        icon={plus}
        onClick={() => {
          conversation.clear();
          void conversation.refresh();
          onChosen();
        }}
      >
        {copy.begin}
      </Button>
      <h2>{copy.chats}</h2>
      {(chats?.length ?? 0) >= many ? (
        <input
          type="search"
          className="search-chats"
          aria-label={copy.searchChats}
          placeholder={copy.searchChats}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      ) : null}
      <div className="pasts">
        {chats ? null : <Bones loading={copy.chatsLoading} />}
        {chats?.length === 0 ? <p className="nothing">{copy.noChats}</p> : null}
        {chats && chats.length > 0 && found.length === 0 ? (
          <p className="nothing" role="status">
            {copy.noHit}
          </p>
        ) : null}
        {groupedChats(found, new Date()).map((group) => (
          <section key={group.name} aria-label={group.name}>
            <h3>{group.name}</h3>
            <ul>
              {group.chats.map((chat) => (
                <Row
                  key={chat.id_chat}
                  chat={chat}
                  isCurrent={chat.id_chat === current}
                  onOpen={() => open(chat)}
                  onAsk={onAsk}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {chats?.length ? (
        <button type="button" className="remove-all" onClick={() => onAsk({ what: 'removeAll' })}>
          <Icon path={trash} size={18} />
          {copy.removeAll}
        </button>
      ) : null}
    </nav>
  );
};
