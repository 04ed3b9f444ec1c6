import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { core } from '../../../core/page/core.ts';
import { useAttributes, useShell } from '../../../element-kit/panel/panel.tsx';
import type { Shell } from '../../../element-kit/shell/contract.ts';
import { signInUrl } from '../../../rules/brand/links.ts';
import { chatbotPolicyUrl, contactFormUrl } from '../../../rules/brand/page-links.ts';
import { useLazy } from '../../../screen-kit/use-lazy.ts';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import { draftOf } from '../frame/draft.ts';
import { ChatView } from './ChatView.tsx';
import { conversationOf } from './conversation.ts';
import { panelCopy } from './panel-copy.ts';
import { nameOfBrand, useCaptcha, useDelivery, usePersonRequest } from './use-conversation.ts';

const loadExtras = async () => (await import('./lazy.ts')).extras;
const loadEnd = async () => (await import('../ending/EndScreen.tsx')).EndScreen;

const focusField = ({ root }: Shell) => root.querySelector<HTMLElement>('form textarea')?.focus();

const stayAnonymous = () => {
  core.store.anonymous.value = true;
};

const linksOf = (account: string) => ({
  logIn: signInUrl(account, location.href),
  contactForm: contactFormUrl(account),
  policy: chatbotPolicyUrl(core.addressOf('site')),
});

/** Binds the page's conversation to the field that the shell drew. */
export const ChatScreen = (): ReactNode => {
  const shell = useShell();
  const draft = draftOf(shell);
  const conversation = conversationOf(core);
  const messages = useSignalValue(conversation.messages);
  const typing = useSignalValue(conversation.typing);
  const waiting = useSignalValue(conversation.waiting);
  const answer = useSignalValue(conversation.answer);
  const round = useSignalValue(conversation.round);
  const login = useSignalValue(core.store.login);
  const isAnonymous = useSignalValue(core.store.anonymous);
  const opened = useAttributes().opened === true;
  const ofBrand = useSignalValue(nameOfBrand);
  const [extras] = useLazy('hours', loadExtras);
  const { request, setRequest, offerPerson } = usePersonRequest(typing, round);
  const isEnding = request !== undefined || (!typing && waiting === 0 && messages.length > 0);
  const [End] = useLazy('choices', loadEnd, isEnding);
  useCaptcha(draft, opened);
  useDelivery(shell, draft, conversation, offerPerson);
  useEffect(() => void core.session.load(), []);

  const toContact = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    shell.emit('np-chat-handoff', { way: 'contact' });
    // A form of this origin reads the conversation from storage.
    if (extras && currentTarget.origin !== location.origin)
      currentTarget.hash = extras.talkFragment(location.origin + location.pathname, messages);
  };
  const retry = () => {
    const question = conversation.unanswered();
    if (question) draft.ask(question);
  };
  const startNewChat = () => {
    conversation.clear();
    focusField(shell);
  };
  const user = login.state === 'loggedIn' ? login.user : undefined;
  const account = core.addressOf('account');
  const { logIn, contactForm, policy } = linksOf(account);
  const isLoggedOut = login.state === 'loggedOut';
  return (
    <ChatView
      ofBrand={ofBrand}
      nameOf={extras?.dayName}
      messages={messages}
      typing={typing}
      waiting={waiting}
      opened={opened}
      prompt={isLoggedOut && !isAnonymous && !request && messages.length === 0}
      anonymous={isLoggedOut && (isAnonymous || messages.length > 0)}
      login={login.state}
      userName={user?.name || user?.username}
      links={{ logIn, contact: contactForm, policy }}
      onStayAnonymous={stayAnonymous}
      onRetry={retry}
      onContact={toContact}
      wayOut={
        extras ? (
          <extras.WayOut contactForm={contactForm} onPerson={offerPerson} onContact={toContact} />
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
          request={request}
          messages={messages}
          answer={answer}
          user={user}
          account={account}
          links={{ logIn, contact: `${account}/contact`, contactForm, policy }}
          onRequest={setRequest}
          onContact={toContact}
          onAsk={(question) => {
            draft.ask(question);
            focusField(shell);
          }}
          onNewChat={startNewChat}
        />
      ) : null}
    </ChatView>
  );
};
