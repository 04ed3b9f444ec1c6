import { type ReactNode, useRef, useState } from 'react';
import { deleteAllChats, deleteChat, type PastChat, renameChat } from '../../../api/chatbot/subscriber-chat.ts';
import { core } from '../../../core/page/core.ts';
import { fieldText, lengthFault } from '../../../rules/account/field-texts.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { Confirm } from '../../../ui/overlay/Dialog.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { copy } from '../copy.ts';
import type { Conversation } from '../talk/conversation.ts';

const { newsstand } = core.clients;

/** The dialog that is open. */
export type Asked = { readonly what: 'rename' | 'remove'; readonly chat: PastChat } | { readonly what: 'removeAll' };

interface DialogProps {
  readonly asked: Asked;
  readonly conversation: Conversation;
  readonly onDone: (message?: string) => void;
  readonly onCancel: () => void;
}

/** Longest title, in characters; the server's limit. */
const most = 120;

const titleFault = (title: string): string | undefined =>
  title === '' ? fieldText('required') : lengthFault(title, most);

const Rename = ({ chat, conversation, onDone, onCancel }: Omit<DialogProps, 'asked'> & { readonly chat: PastChat }) => {
  const [title, setTitle] = useState(chat.content);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const save = async () => {
    const wrong = titleFault(title.trim());
    setFault(wrong);
    if (wrong) return field.current?.focus();
    setBusy(true);
    const result = await renameChat(newsstand, chat.id_chat, title.trim());
    setBusy(false);
    if (result.kind !== 'ok') return setProblem(failureText(result, copy.actionFailed));
    void conversation.refresh();
    onDone();
  };
  return (
    <Modal
      title={copy.askRename.title}
      submit={copy.save}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onSubmit={() => void save()}
      onCancel={onCancel}
    >
      <TextField
        ref={field}
        label={copy.askRename.field}
        value={title}
        error={fault}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
    </Modal>
  );
};

/** Deletes a chat and refreshes the history. Clears the view if the chat was open. */
const Remove = ({
  chat,
  conversation,
  onDone,
  onCancel,
}: Omit<DialogProps, 'asked'> & { readonly chat?: PastChat }) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const kind = conversation.kind.peek();
  const remove = async () => {
    setBusy(true);
    const result = await (chat ? deleteChat(newsstand, chat.id_chat, kind) : deleteAllChats(newsstand, kind));
    setBusy(false);
    if (result.kind !== 'ok') return setProblem(failureText(result, copy.actionFailed));
    if (!chat || chat.id_chat === conversation.current.peek()) conversation.clear();
    void conversation.refresh();
    onDone(chat ? copy.removed : copy.removedAll);
  };
  const words = chat
    ? { title: copy.askRemove.title(chat.content), text: copy.askRemove.text, confirm: copy.remove }
    : { ...copy.askRemoveAll, text: copy.askRemoveAll.text(copy.kinds[kind]) };
  return (
    <Confirm
      {...words}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    />
  );
};

export const HistoryDialog = ({ asked, ...props }: DialogProps): ReactNode => {
  if (asked.what === 'removeAll') return <Remove {...props} />;
  return asked.what === 'rename' ? <Rename chat={asked.chat} {...props} /> : <Remove chat={asked.chat} {...props} />;
};
