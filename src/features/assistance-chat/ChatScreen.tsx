import { type ReactNode, useEffect, useState } from 'react';
import { core } from '../../core/core.ts';
import { useAttributes, useShell } from '../../element-kit/panel.tsx';
import { chatbotPolicyUrl, contactFormUrl, signInUrl } from '../../rules/links.ts';
import { useSignalValue } from '../../ui/use-signal-value.ts';
import { ChatView } from './ChatView.tsx';
import { conversationOf } from './conversation.ts';
import { draftOf } from './draft.ts';
import type { EndScreen } from './EndScreen.tsx';

/** Binds the conversation of the page to the field that the shell drew. */
export const ChatScreen = (): ReactNode => {
  const shell = useShell();
  const draft = draftOf(shell);
  const conversation = conversationOf(core);
  const messages = useSignalValue(conversation.messages);
  const typing = useSignalValue(conversation.typing);
  const failed = useSignalValue(conversation.failed);
  const login = useSignalValue(core.store.login);
  const [stayed, setStayed] = useState(false);
  const [ofBrand, setOfBrand] = useState('');
  /** What stands under an answer; it comes with the first one. */
  const [End, setEnd] = useState<typeof EndScreen>();
  const { opened } = useAttributes();

  useEffect(() => {
    if (!opened) return;
    const closing = new AbortController();
    import('../../core/ready-captcha.ts').then(
      ({ readyCaptcha }) => readyCaptcha('chat', closing.signal),
      () => {},
    );
    return () => closing.abort();
  }, [opened]);

  useEffect(() => {
    void core.session.load();
    core.brandRecord().then(
      ({ ofName }) => setOfBrand(ofName),
      () => {},
    );
    draft.connect(async (question) => {
      const outcome = await conversation.ask(question, shell.signal, () => {
        draft.accepted(question);
        shell.emit('np-chat-send', { length: question.length });
      });
      draft.finished();
      if (outcome.kind === 'replied') shell.emit('np-chat-reply', { length: outcome.length });
      if (outcome.kind === 'failed') shell.emit('np-error', { message: 'no reply' });
    });
  }, [draft, shell, conversation]);

  const retry = () => {
    const question = conversation.takeBack();
    if (question) draft.ask(question);
  };
  const user = login.state === 'loggedIn' ? login.user : undefined;
  const account = core.addressOf('account');
  const logIn = signInUrl(account, location.href);
  const contactForm = contactFormUrl(account);
  const policy = chatbotPolicyUrl(core.addressOf('site'));
  const isAnswered = !typing && !failed && messages.at(-1)?.role === 'assistant';
  const isAwaited = isAnswered && !End;
  useEffect(() => {
    if (!isAwaited) return;
    import('./EndScreen.tsx').then(
      (module) => setEnd(() => module.EndScreen),
      (error: unknown) => shell.miss('choices', error),
    );
  }, [isAwaited, shell]);
  const startAnew = () => {
    conversation.clear();
    shell.root.querySelector('textarea')?.focus();
  };
  return (
    <ChatView
      ofBrand={ofBrand}
      messages={messages}
      typing={typing}
      failed={failed}
      prompt={login.state === 'loggedOut' && !stayed && messages.length === 0}
      login={login.state}
      userName={user?.name}
      links={{ logIn, contact: contactForm, policy }}
      onStayAnonymous={() => setStayed(true)}
      onRetry={retry}
    >
      {isAnswered && End ? (
        <End
          isKnown={user !== undefined}
          links={{ logIn, contact: `${account}/contact`, contactForm, policy }}
          onNewChat={startAnew}
        />
      ) : null}
    </ChatView>
  );
};
