import { type ReactNode, useRef, useState } from 'react';
import { register } from '../../api/account/registration.ts';
import { core } from '../../core/page/core.ts';
import { keepTyped } from '../../core/page/typed.ts';
import { captchaProblem } from '../../core/session/captcha/said.ts';
import { useShell } from '../../element-kit/panel/panel.tsx';
import { failureText } from '../../rules/page/failures.ts';
import type { Result } from '../../rules/page/result.ts';
import { useClauses } from '../../screen-kit/use-clauses.ts';
import { copy } from './copy.ts';
import { type Errors, emptyDraft, errorsIn, refusedFields, registrationOf } from './model.ts';
import { RegistrationView } from './RegistrationView.tsx';
import { Verification } from './Verification.tsx';

const codeInAddress = (): string => new URLSearchParams(location.search).get('verify_code') ?? '';

/**
 * Whether the form continues with the code. It does so too for an address that has an account, whose owner gets a mail
 * instead: only the owner of an address learns whether it has an account.
 */
const goesOn = (result: Result<unknown>): boolean =>
  result.kind === 'ok' || (result.kind === 'badStatus' && result.status === 409);

/** The page was loaded again, such as by a phone that came back from the mailbox; a link to it starts with the form. */
const isLoadedAgain = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');

/** The address whose code is awaited; kept in this tab while the page loads again. */
const useAsked = () => {
  const latest = useRef('');
  const [asked, setAsked] = useState(() => {
    const kept = keepTyped('registration', () => latest.current);
    return isLoadedAgain() ? kept : '';
  });
  latest.current = asked;
  /** Keeps nothing any more. */
  const forget = () => {
    latest.current = '';
  };
  return [asked, setAsked, forget] as const;
};

export const RegistrationScreen = (): ReactNode => {
  const shell = useShell();
  const [draft, setDraft] = useState(emptyDraft);
  // A reader may write on while a challenge is open: what is sent is what is there then.
  const latest = useRef(draft);
  latest.current = draft;
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState(codeInAddress);
  const [asked, setAsked, forget] = useAsked();
  const clauses = useClauses();

  const submit = async () => {
    setProblem(undefined);
    setRefused({});
    setAttempt(attempt + 1);
    if (Object.keys(errorsIn(draft)).length > 0) return;
    setBusy(true);
    // The captcha's token is fetched when the form is sent, never before.
    const captcha = await core.captcha('register', shell).catch((error: unknown) => {
      setProblem(captchaProblem(error, copy.captcha));
    });
    if (captcha === undefined) return setBusy(false);
    const sent = latest.current;
    const result = await register(core.clients.account, registrationOf(sent), captcha);
    setBusy(false);
    if (goesOn(result)) return setAsked(sent.email.trim());
    setRefused(result.kind === 'badStatus' ? refusedFields(result.errors) : {});
    if (result.kind !== 'ok') setProblem(failureText(result));
  };

  if (link !== '' || asked !== '')
    return (
      <Verification
        key={link}
        email={asked}
        code={link}
        onSent={(email) => {
          setLink('');
          setAsked(email);
        }}
        onVerified={forget}
        onBack={() => {
          setLink('');
          setAsked('');
        }}
      />
    );
  const account = core.addressOf('account');
  return (
    <RegistrationView
      draft={draft}
      errors={attempt > 0 ? { ...refused, ...errorsIn(draft) } : {}}
      attempt={attempt}
      busy={busy}
      problem={problem}
      links={{
        signIn: `${account}/sso/request-login`,
        privacy: `${core.addressOf('site')}/privacy`,
        clauses,
        business: `${account}/contact?forceForm=1`,
      }}
      onChange={(changes) => {
        setDraft({ ...draft, ...changes });
        setRefused({});
      }}
      onSubmit={() => void submit()}
    />
  );
};
