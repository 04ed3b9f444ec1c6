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

/** Text for readers without access. Readers without the Digital edition get the link to it. */
const NoAccess = ({ hasDigital }: { readonly hasDigital: boolean }): ReactNode => (
  <Message icon={chats} title={copy.none} text={hasDigital ? copy.trialText : copy.noneText}>
    <a className="button primary" href={useAddress()('/')}>
      {copy.home}
    </a>
    {hasDigital ? null : (
      <a className="button" href={`${core.addressOf('account')}/user-onboarding-upselling`}>
        {copy.upgrade}
      </a>
    )}
  </Message>
);

interface ChatbotScreenProps {
  /** Token of a shared chat; empty for the reader's own chats. */
  readonly shared: string;
  /** It is the only content of its page. */
  readonly fills: boolean;
}

const Admitted = ({ shared, fills, hasDigital }: ChatbotScreenProps & { readonly hasDigital: boolean }): ReactNode => {
  const [state, reload] = usePart(async (signal) =>
    partOf(await chatAccess(core.clients.newsstand, signal), copy.loadFailed),
  );
  if (state.kind === 'ready' && !state.data.allowed) return <NoAccess hasDigital={hasDigital} />;
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
  const { email, abbonatoDigital: hasDigital } = login.user;
  return mayUseChatbot(email) ? (
    <Admitted key={email} shared={shared} fills={fills} hasDigital={hasDigital} />
  ) : (
    <NoAccess hasDigital={hasDigital} />
  );
};
