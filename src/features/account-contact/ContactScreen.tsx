import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ContactHelp, contactHelp, sendMessage } from '../../api/account/contact.ts';
import { profileOf } from '../../api/account/profile.ts';
import { newOrderKey } from '../../core/account/order-key.ts';
import { takeHandedTalk } from '../../core/assistance/handed-talk.ts';
import { hasStoredTalk, talkIn } from '../../core/assistance/talk-in.ts';
import { core } from '../../core/page/core.ts';
import { diagnostics } from '../../core/page/diagnostics.ts';
import { pageBrand } from '../../core/page/page.ts';
import { captchaProblem } from '../../core/session/captcha/said.ts';
import { useShell } from '../../element-kit/panel/panel.tsx';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { failureText, partOf } from '../../rules/page/failures.ts';
import { masked } from '../../rules/text/masking.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { useLeaveGuard } from '../../ui/overlay/use-leave-guard.tsx';
import { ChatEntry } from './ChatEntry.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactView } from './ContactView.tsx';
import { copy } from './copy.ts';
import { type Draft, draftFor, type Errors, errorsIn, isBegun, refusedFields, technicalTopic } from './model.ts';
import { Phone } from './Phone.tsx';

const { account } = core.clients;

interface SentProps {
  readonly number: string;
  readonly email: string;
  readonly onAnother: () => void;
}

const Sent = ({ number, email, onAnother }: SentProps): ReactNode => {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card title={copy.title}>
      <div className="sent" ref={title} tabIndex={-1} role="status">
        <p className="sent-title">{copy.sent.title}</p>
        <p>
          {copy.sent.number} <strong>{number}</strong>. {copy.sent.text(email)}
        </p>
      </div>
      <div className="ways">
        <Button onClick={onAnother}>{copy.sent.another}</Button>
      </div>
    </Card>
  );
};

/** The reader's full name from the profile: the session has only the first name. */
const useFullName = (isKnown: boolean): string | undefined => {
  const [fullName, setFullName] = useState<string>();
  useEffect(() => {
    if (!isKnown) return;
    const stop = new AbortController();
    void profileOf(account, stop.signal).then((result) => {
      if (result.kind === 'ok') setFullName([result.data.profile.name, result.data.profile.surname].join(' ').trim());
    });
    return () => stop.abort();
  }, [isKnown]);
  return fullName;
};

/** The form; prefilled for a signed-in reader. */
const Writing = ({ topics }: Pick<ContactHelp, 'topics'>): ReactNode => {
  const shell = useShell();
  const login = useSignalValue(core.store.login);
  const [handed, setHanded] = useState(() => talkIn(takeHandedTalk()));
  const kept = useSignalValue(core.store.messages);
  const talk = handed.messages.length > 0 ? handed.messages : kept;
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ number: string; email: string }>();
  /** One message: a retry after a lost answer sends the same key. */
  const key = useRef(newOrderKey());
  const { name = '', email = '' } = login.state === 'loggedIn' ? login.user : {};
  const fullName = useFullName(login.state === 'loggedIn');
  const draft: Draft = { ...draftFor(topics), name: fullName ?? name, email, ...typed };
  // A reader may write on while a challenge is open: what is sent is what is there then.
  const latest = useRef(draft);
  latest.current = draft;
  // Do not hold back the redirect of a session that ended.
  const [wasKnown, setWasKnown] = useState(false);
  if (login.state === 'loggedIn' && !wasKnown) setWasKnown(true);
  const hasEnded = wasKnown && login.state !== 'loggedIn';
  const leave = useLeaveGuard(isBegun(typed) && !hasEnded, copy.leave, core.navigation.go);
  const messages = talk.map((message) => ({ ...message, content: masked(message.content).slice(0, 4000) }));

  const submit = async () => {
    setProblem(undefined);
    setRefused({});
    setAttempt(attempt + 1);
    if (Object.keys(errorsIn(draft)).length > 0) return;
    setBusy(true);
    // The captcha's token is fetched when the message is sent, never before.
    const captcha = await core.captcha('contact', shell).catch((error: unknown) => {
      setProblem(captchaProblem(error, copy.captcha));
    });
    if (captcha === undefined) return setBusy(false);
    const written = latest.current;
    const { topic, issue, attachment } = written;
    const to = written.email.trim();
    const sending = {
      topic,
      issue,
      message: written.message.trim(),
      email: to,
      name: written.name.trim(),
      url: handed.page || location.origin + location.pathname,
      ...(written.withTalk && messages.length > 0 && { transcript: messages }),
      ...(topic === technicalTopic && written.withTechnical && { diagnostics: diagnostics() }),
      ...(attachment && { attachment }),
      key: key.current,
    };
    const result = await sendMessage(account, sending, captcha);
    setBusy(false);
    if (result.kind !== 'ok') {
      setRefused(result.kind === 'badStatus' ? refusedFields(result.errors) : {});
      return setProblem(failureText(result, copy.failed));
    }
    key.current = newOrderKey();
    setSent({ number: result.data, email: to });
    setTyped({});
    setHanded(talkIn(''));
    setAttempt(0);
  };

  if (sent) return <Sent {...sent} onAnother={() => setSent(undefined)} />;
  return (
    <Card title={copy.title} id="scrivici">
      <ContactForm
        topics={topics}
        draft={draft}
        messages={messages}
        errors={attempt > 0 ? { ...refused, ...errorsIn(draft) } : {}}
        attempt={attempt}
        busy={busy}
        problem={problem}
        account={core.addressOf('account')}
        site={core.addressOf('site')}
        onChange={(changes) => {
          key.current = newOrderKey();
          setTyped((before) => ({ ...before, ...changes }));
          setRefused({});
        }}
        onSubmit={() => void submit()}
      />
      {leave}
    </Card>
  );
};

/** The contact page. A reader who comes from the closed live chat finds the form first. */
const isFormFirst = (): boolean => new URLSearchParams(location.search).get('forceForm') === '1';

const Contact = (help: ContactHelp): ReactNode => {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFormFirst()) return;
    form.current?.scrollIntoView();
    form.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, []);
  return (
    <ContactView
      isFormFirst={isFormFirst()}
      ways={
        <>
          <Phone phone={help.phone} own={pageBrand().hours} />
          <ChatEntry />
        </>
      }
      form={<Writing topics={help.topics} />}
      formRef={form}
    />
  );
};

/** Restores the stored conversation, whose code is loaded only where there is one. */
const restoreTalk = async (shell: Shell): Promise<void> => {
  if (!hasStoredTalk()) return;
  try {
    const { keepMessages } = await import('../../core/assistance/history.ts');
    keepMessages(core.store);
  } catch (error) {
    shell.miss('conversation', error);
  }
};

export const ContactScreen = (): ReactNode => {
  const shell = useShell();
  const { sigla } = useSignalValue(core.brand);
  const [state, reload] = usePart(async (signal) => partOf(await contactHelp(account, sigla, signal), copy.loadFailed));
  useEffect(() => {
    void core.session.load();
    void restoreTalk(shell);
  }, [shell]);
  return (
    <div className="contact-panel">
      <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
        {(help) => <Contact {...help} />}
      </Part>
    </div>
  );
};
