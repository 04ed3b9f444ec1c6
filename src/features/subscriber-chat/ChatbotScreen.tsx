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

/** Text for readers without access, with the link to the Digital edition. */
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
  /** Token of a shared chat; empty for the reader's own chats. */
  readonly shared: string;
  /** It is the only content of its page. */
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

/** For staff only. Checks the access first, as the server does (`src/rules/session/access.ts`). */
export const ChatbotScreen = ({ shared, fills }: ChatbotScreenProps): ReactNode => {
  const login = useSignalValue(core.store.login);
  if (login.state !== 'loggedIn') return null;
  return mayUseChatbot(login.user.email) ? (
    <Admitted key={login.user.email} shared={shared} fills={fills} />
  ) : (
    <NoAccess />
  );
};
