import { path as chat } from '@phosphor-icons/core/assets/regular/chat-circle-dots.svg?icon';
import type { ReactNode } from 'react';
import { signInHere } from '../../core/brand/origins.ts';
import { core } from '../../core/page/core.ts';
import { chatbotPolicyUrl } from '../../rules/brand/links.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Card } from '../../ui/base/Part.tsx';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { copy } from './copy.ts';

/** The page's chat; without one there is no entry. */
const pageChat = (): Element | null => document.querySelector('np-assistance-chat');

/** Opens the chat, signed in or anonymous. */
export const ChatEntry = (): ReactNode => {
  const { state } = useSignalValue(core.store.login);
  const texts = copy.chat;
  const open = () => pageChat()?.setAttribute('opened', '');
  if (!pageChat()) return null;
  return (
    <Card title={texts.title}>
      <p>{texts.text}</p>
      <div className="ways">
        {state === 'loggedIn' ? (
          <Button kind="primary" icon={chat} onClick={open}>
            {texts.start}
          </Button>
        ) : (
          <>
            <a className="button primary" href={signInHere()}>
              <Icon path={chat} size={18} />
              {texts.logIn}
            </a>
            <Button
              onClick={() => {
                core.store.anonymous.value = true;
                open();
              }}
            >
              {texts.anonymous}
            </Button>
          </>
        )}
      </div>
      <p className="hint">
        {texts.terms}{' '}
        <a className="link" href={chatbotPolicyUrl(core.addressOf('site'))} target="_blank" rel="noopener">
          {texts.policy}
        </a>
      </p>
    </Card>
  );
};
