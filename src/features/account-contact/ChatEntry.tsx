import type { ReactNode } from 'react';
import { signInHere } from '../../core/brand/origins.ts';
import { core } from '../../core/page/core.ts';
import { chatbotPolicyUrl } from '../../rules/brand/page-links.ts';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { ChatCard } from './ChatCard.tsx';

/** The page's chat; without one there is no entry. */
const pageChat = (): Element | null => document.querySelector('np-assistance-chat');

/** Opens the chat, signed in or anonymous. */
export const ChatEntry = (): ReactNode => {
  const { state } = useSignalValue(core.store.login);
  const open = () => pageChat()?.setAttribute('opened', '');
  if (!pageChat()) return null;
  return (
    <ChatCard
      signIn={state === 'loggedIn' ? undefined : signInHere()}
      policy={chatbotPolicyUrl(core.addressOf('site'))}
      onStart={open}
      onAnonymous={() => {
        core.store.anonymous.value = true;
        open();
      }}
    />
  );
};
