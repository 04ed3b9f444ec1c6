import { type ReactNode, useEffect, useState } from 'react';
import { core } from '../../core/core.ts';
import { useAttributes, useShell } from '../../element-kit/panel.tsx';
import { chatbotPolicyUrl, contactFormUrl, signInUrl } from '../../rules/links.ts';
import { useSignalValue } from '../../ui/use-signal-value.ts';
import { ChatView } from './ChatView.tsx';
import { conversationOf } from './conversation.ts';
import { draftOf } from './draft.ts';

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
  return (
    <ChatView
      ofBrand={ofBrand}
      messages={messages}
      typing={typing}
      failed={failed}
      prompt={login.state === 'loggedOut' && !stayed && messages.length === 0}
      login={login.state}
      userName={user?.name}
      links={{
        logIn: signInUrl(account, location.href),
        contact: contactFormUrl(account),
        policy: chatbotPolicyUrl(core.addressOf('site')),
      }}
      onStayAnonymous={() => setStayed(true)}
      onRetry={retry}
    />
  );
};
