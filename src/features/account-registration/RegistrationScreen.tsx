import { type ReactNode, useEffect, useState } from 'react';
import type { FormResult } from '../../api/account-call.ts';
import { register } from '../../api/registration.ts';
import { brandLink } from '../../core/brand-link.ts';
import { core } from '../../core/core.ts';
import { failureText } from '../../rules/failures.ts';
import { copy } from './copy.ts';
import { type Draft, type Errors, emptyDraft, errorsIn, refusedFields, registrationOf } from './model.ts';
import { RegistrationView } from './RegistrationView.tsx';
import { Verification } from './Verification.tsx';

const useClauses = (): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    void core.brandRecord().then((brand) => setAddress(brandLink(brand.companies_terms_conditions)));
  }, []);
  return address;
};

const codeInAddress = (): string => new URLSearchParams(location.search).get('verify_code') ?? '';

/** The captcha's token is fetched when the form is sent, never before (TRUST P12). */
const send = async (draft: Draft): Promise<FormResult<unknown> | 'captcha'> => {
  try {
    const captcha = await core.captcha('register');
    return await register(core.clients.account, registrationOf(draft), captcha);
  } catch {
    return 'captcha';
  }
};

export const RegistrationScreen = (): ReactNode => {
  const [draft, setDraft] = useState(emptyDraft);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<'form' | 'code'>(codeInAddress() === '' ? 'form' : 'code');
  const clauses = useClauses();

  const submit = async () => {
    setProblem(undefined);
    setRefused({});
    setAttempt(attempt + 1);
    if (Object.keys(errorsIn(draft)).length > 0) return;
    setBusy(true);
    const result = await send(draft);
    setBusy(false);
    if (result === 'captcha') return setProblem(copy.captcha);
    if (result.kind === 'ok') return setStep('code');
    setRefused(result.kind === 'badStatus' ? refusedFields(result.errors) : {});
    setProblem(failureText(result));
  };

  if (step === 'code')
    return <Verification email={draft.email.trim()} code={codeInAddress()} onBack={() => setStep('form')} />;
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
