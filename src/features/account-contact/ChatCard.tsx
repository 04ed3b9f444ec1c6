import { path as chat } from '@phosphor-icons/core/assets/regular/chat-circle-dots.svg?icon';
import type { ReactNode } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Card } from '../../ui/base/Part.tsx';
import { copy } from './copy.ts';

interface ChatCardProps {
  /** Address of the sign-in; undefined for a signed-in reader. */
  readonly signIn: string | undefined;
  readonly policy: string;
  readonly onStart?: () => void;
  readonly onAnonymous?: () => void;
}

/** The entry to the chat. */
export const ChatCard = ({ signIn, policy, onStart, onAnonymous }: ChatCardProps): ReactNode => {
  const texts = copy.chat;
  return (
    <Card title={texts.title}>
      <p>{texts.text}</p>
      <div className="ways">
        {signIn === undefined ? (
          <Button kind="primary" icon={chat} onClick={onStart}>
            {texts.start}
          </Button>
        ) : (
          <>
            <a className="button primary" href={signIn}>
              <Icon path={chat} size={18} />
              {texts.logIn}
            </a>
            <Button onClick={onAnonymous}>{texts.anonymous}</Button>
          </>
        )}
      </div>
      <p className="hint">
        {texts.terms}{' '}
        <a className="link" href={policy} target="_blank" rel="noopener">
          {texts.policy}
        </a>
      </p>
    </Card>
  );
};
