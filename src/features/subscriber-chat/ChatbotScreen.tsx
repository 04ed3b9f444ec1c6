import { path as chats } from '@phosphor-icons/core/assets/light/chats-circle-light.svg?icon';
import type { ReactNode } from 'react';
import { chatAccess } from '../../api/chatbot/subscriber-chat.ts';
import { core } from '../../core/page/core.ts';
import { partOf } from '../../rules/page/failures.ts';
import { mayUseChatbot } from '../../rules/session/access.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { Message } from '../../ui/message/Message.tsx';
import { Chatbot } from './Chatbot.tsx';
import { copy } from './copy.ts';
import { Shared } from './talk/Shared.tsx';

/** Specification, point 2.5: what users without access see, with the message that points to the Digital edition. */
const NoAccess = (): ReactNode => (
  <Message icon={chats} title={copy.none} text={copy.noneText}>
    <a className="button primary" href={useAddress()('/')}>
      {copy.home}
    </a>
    <a className="button" href={`${core.addressOf('account')}/user-onboarding-upselling`}>
      {copy.upgrade}
    </a>
  </Message>
);

interface ChatbotScreenProps {
  /** The token of a chat that a colleague shared; empty: the reader's own. */
  readonly shared: string;
  /** It is all that its page shows. */
  readonly fills: boolean;
}

const Admitted = ({ shared, fills }: ChatbotScreenProps): ReactNode => {
  const [state, reload] = usePart(async (signal) =>
    partOf(await chatAccess(core.clients.newsstand, signal), copy.loadFailed),
  );
  if (state.kind === 'ready' && !state.data.allowed) return <NoAccess />;
  return (
    <>
      <h1 className="unseen">{copy.title}</h1>
      <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
        {({ kinds }) =>
          shared === '' ? <Chatbot kinds={kinds} fills={fills} /> : <Shared key={shared} token={shared} fills={fills} />
        }
      </Part>
    </>
  );
};

/** Specification, points 2.1 and 5: for the staff; the access is checked first, here and by the server. */
export const ChatbotScreen = ({ shared, fills }: ChatbotScreenProps): ReactNode => {
  const login = useSignalValue(core.store.login);
  if (login.state !== 'loggedIn') return null;
  return mayUseChatbot(login.user.email) ? (
    <Admitted key={login.user.email} shared={shared} fills={fills} />
  ) : (
    <NoAccess />
  );
};
