import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { core } from '../../../core/page/core.ts';
import { useAttributes, useShell } from '../../../element-kit/panel/panel.tsx';
import { chatbotPolicyUrl, contactFormUrl, signInUrl } from '../../../rules/brand/links.ts';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import type { EndScreen, Wish } from '../ending/EndScreen.tsx';
import { draftOf } from '../frame/draft.ts';
import { ChatView } from './ChatView.tsx';
import { conversationOf } from './conversation.ts';
import type { later } from './later.ts';
import { panelCopy } from './panel-copy.ts';

/** So many questions without an answer in a row, and a person is offered. */
const patience = 2;

/** Binds the conversation of the page to the field that the shell drew. */
export const ChatScreen = (): ReactNode => {
  const shell = useShell();
  const draft = draftOf(shell);
  const conversation = conversationOf(core);
  const messages = useSignalValue(conversation.messages);
  const typing = useSignalValue(conversation.typing);
  const waiting = useSignalValue(conversation.waiting);
  const round = useSignalValue(conversation.round);
  const login = useSignalValue(core.store.login);
  const stayed = useSignalValue(core.store.anonymous);
  const [wish, setWish] = useState<Wish>();
  const [ofBrand, setOfBrand] = useState<string>();
  /** What stands under an answer; it comes with the first one. */
  const [End, setEnd] = useState<typeof EndScreen>();
  const [more, setMore] = useState<typeof later>();
  const { opened } = useAttributes();
  const offerPerson = useCallback(() => setWish({ at: new Date(), said: false }), []);
  const toContact = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    shell.emit('np-chat-handoff', { way: 'contact' });
    // The form of this origin finds the talk where it is kept.
    if (more && currentTarget.origin !== location.origin)
      currentTarget.hash = more.talkFragment(location.origin + location.pathname, messages);
  };

  useEffect(() => {
    if (!opened) return;
    const closing = new AbortController();
    // Whoever only looks asks no third party for anything.
    draft.whenBegun(() => {
      import('../../../core/session/ready-captcha.ts').then(
        ({ readyCaptcha }) => readyCaptcha('chat', closing.signal),
        () => {},
      );
    });
    return () => closing.abort();
  }, [opened, draft]);

  useEffect(() => {
    import('./later.ts').then(
      (module) => setMore(module.later),
      (error: unknown) => shell.miss('hours', error),
    );
  }, [shell]);

  useEffect(() => {
    void core.session.load();
    core.brandRecord().then(
      ({ ofName }) => setOfBrand(ofName),
      () => setOfBrand(''),
    );
    draft.connect(async (question) => {
      const outcome = await conversation.ask(question, shell.signal, () => {
        draft.accepted(question);
        shell.emit('np-chat-send', { length: question.length });
      });
      draft.finished();
      if (outcome.kind === 'replied') shell.emit('np-chat-reply', { length: outcome.length });
      if (outcome.kind === 'failed') {
        shell.emit('np-chat-error', { reason: 'reply' });
        if (conversation.failures.peek() >= patience) offerPerson();
      }
      if (outcome.kind === 'unsent') {
        shell.emit('np-chat-error', { reason: 'captcha' });
        offerPerson();
      }
    });
  }, [draft, shell, conversation, offerPerson]);

  const retry = () => {
    const question = conversation.unanswered();
    if (question) draft.ask(question);
  };
  const user = login.state === 'loggedIn' ? login.user : undefined;
  const account = core.addressOf('account');
  const logIn = signInUrl(account, location.href);
  const contactForm = contactFormUrl(account);
  const policy = chatbotPolicyUrl(core.addressOf('site'));
  const isAnswered = !typing && waiting === 0 && messages.length > 0;
  const isEnding = isAnswered || wish !== undefined;
  const isAwaited = isEnding && !End;
  useEffect(() => {
    if (!isAwaited) return;
    import('../ending/EndScreen.tsx').then(
      (module) => setEnd(() => module.EndScreen),
      (error: unknown) => shell.miss('choices', error),
    );
  }, [isAwaited, shell]);
  useEffect(() => {
    if (typing) setWish(undefined);
  }, [typing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new chat has no wish of the one before
  useEffect(() => setWish(undefined), [round]);
  const startAnew = () => {
    conversation.clear();
    shell.root.querySelector<HTMLElement>('form textarea')?.focus();
  };
  return (
    <ChatView
      ofBrand={ofBrand}
      nameOf={more?.dayName}
      messages={messages}
      typing={typing}
      waiting={waiting}
      opened={opened === true}
      prompt={login.state === 'loggedOut' && !stayed && !wish && messages.length === 0}
      anonymous={login.state === 'loggedOut' && (stayed || messages.length > 0)}
      login={login.state}
      userName={user?.name || user?.username}
      links={{ logIn, contact: contactForm, policy }}
      onStayAnonymous={() => {
        core.store.anonymous.value = true;
      }}
      onRetry={retry}
      onContact={toContact}
      wayOut={
        more ? (
          <more.WayOut contactForm={contactForm} onPerson={offerPerson} onContact={toContact} />
        ) : (
          <a href={contactForm} data-waiting onClick={toContact}>
            {panelCopy.message}
          </a>
        )
      }
    >
      {isEnding && End ? (
        <End
          key={`${round} ${user?.email}`}
          wish={wish}
          messages={messages}
          user={user}
          account={account}
          links={{ logIn, contact: `${account}/contact`, contactForm, policy }}
          onWish={setWish}
          onContact={toContact}
          onNewChat={startAnew}
        />
      ) : null}
    </ChatView>
  );
};
