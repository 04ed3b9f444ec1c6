import { path as list } from '@phosphor-icons/core/assets/regular/list.svg?icon';
import { path as close } from '@phosphor-icons/core/assets/regular/x.svg?icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { core } from '../../core/page/core.ts';
import type { ChatKind } from '../../rules/chatbot/subscriber-chat.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Bones } from '../../ui/base/Part.tsx';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { useToast } from '../../ui/overlay/use-toast.tsx';
import { Answer } from './answer/answer.ts';
import { Rail } from './answer/Rail.tsx';
import { copy } from './copy.ts';
import { History } from './history/History.tsx';
import { type Asked, HistoryDialog } from './history/HistoryDialogs.tsx';
import { Kinds } from './Kinds.tsx';
import { paperOf } from './paper.ts';
import { Announcer } from './talk/Announcer.tsx';
import { Composer } from './talk/Composer.tsx';
import { conversationOf } from './talk/conversation.ts';
import { Talk } from './talk/Talk.tsx';
import { Welcome } from './talk/Welcome.tsx';
import { useRoom } from './use-room.ts';

/** With one column, the history covers the conversation. */
const Drawer = ({ children, onClose }: { readonly children: ReactNode; readonly onClose: () => void }): ReactNode => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className="chats-drawer" aria-label={copy.chats} onCancel={onClose}>
      <button type="button" className="tool close" aria-label={copy.closeChats} onClick={onClose}>
        <Icon path={close} />
      </button>
      {children}
    </dialog>
  );
};

const useLastAnswer = (messages: readonly { readonly said: string | Answer }[]): Answer | undefined => {
  const said = messages.at(-1)?.said;
  return said instanceof Answer ? said : undefined;
};

/** A finished answer, for a conversation without one. */
const idle = new Answer('', 'whole');

/** The open chat could not be loaded. */
const OpeningFailed = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => (
  <div className="chat-failed" role="alert">
    <p>{copy.chatFailed}</p>
    <Button size="small" onClick={onRetry}>
      {copy.retry}
    </Button>
  </div>
);

interface ChatbotProps {
  readonly kinds: readonly ChatKind[];
  /** It is the only content of its page. */
  readonly fills: boolean;
}

/** The chatbot: history, conversation and related articles. */
export const Chatbot = ({ kinds, fills }: ChatbotProps): ReactNode => {
  const [conversation] = useState(conversationOf);
  const brand = useSignalValue(core.brand);
  const kind = useSignalValue(conversation.kind);
  const chat = useSignalValue(conversation.current);
  const messages = useSignalValue(conversation.messages);
  const opening = useSignalValue(conversation.opening);
  const draft = useSignalValue(conversation.draft);
  const last = useLastAnswer(messages);
  const status = useSignalValue((last ?? idle).status);
  const [box, columns] = useRoom(fills);
  const [toasts, toast] = useToast();
  const [asked, setAsked] = useState<Asked>();
  const [isListOpen, setListOpen] = useState(false);
  useEffect(() => {
    void conversation.refresh();
    if (conversation.current.peek() > 0 && conversation.messages.peek().length === 0)
      void conversation.open(conversation.current.peek());
    return () => void conversation.leave();
  }, [conversation]);
  const ask = (question: string) => {
    conversation.draft.value = '';
    void conversation.ask(question);
  };
  const isWriting = status === 'waiting' || status === 'writing';
  const isEmpty = messages.length === 0 && opening === 'none';
  const history = <History conversation={conversation} onAsk={setAsked} onChosen={() => setListOpen(false)} />;
  const rail = last ? <Rail key={messages.length} answer={last} /> : null;
  return (
    <div ref={box} className={`chatbot columns-${columns}${isEmpty ? ' new' : ''}`}>
      {columns === 1 ? null : history}
      <div className="talk">
        <header className="talk-head">
          {columns === 1 ? (
            <Button icon={list} onClick={() => setListOpen(true)}>
              {copy.chats}
            </Button>
          ) : null}
          {isEmpty ? null : <h2 className="title">{copy.ask(paperOf(brand))}</h2>}
          <Kinds kinds={kinds} chosen={kind} isShort={columns === 1} onChoose={conversation.choose} />
        </header>
        {isEmpty ? <Welcome kind={kind} brand={brand} onAsk={ask} /> : null}
        {opening === 'loading' ? <Bones loading={copy.chatLoading} /> : null}
        {opening === 'failed' ? <OpeningFailed onRetry={() => void conversation.open(chat)} /> : null}
        {messages.length > 0 ? (
          <Talk messages={messages} chat={chat} toast={toast} onGoOn={(answer) => void conversation.goOn(answer)}>
            {columns === 3 ? null : rail}
          </Talk>
        ) : null}
        <Composer
          text={draft}
          isWriting={isWriting}
          isShort={columns === 1}
          onText={(text) => {
            conversation.draft.value = text;
          }}
          onSend={ask}
          onStop={conversation.stop}
        />
        {last ? <Announcer key={messages.length} answer={last} /> : null}
      </div>
      {columns === 3 ? rail : null}
      {isListOpen && columns === 1 ? <Drawer onClose={() => setListOpen(false)}>{history}</Drawer> : null}
      {asked ? (
        <HistoryDialog
          asked={asked}
          conversation={conversation}
          onDone={(message) => {
            setAsked(undefined);
            if (message) toast(message);
          }}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
      {toasts}
    </div>
  );
};
