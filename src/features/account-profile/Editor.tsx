import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { core } from '../../core/page/core.ts';
import { fiscalCodeDoubts } from '../../rules/account/fiscal-code-match.ts';
import { missingFields, type ProfileField } from '../../rules/account/profile.ts';
import { dayOf } from '../../rules/text/calendar.ts';
import { useClauses } from '../../screen-kit/use-clauses.ts';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { useLeaveGuard } from '../../ui/overlay/use-leave-guard.tsx';
import { useToast } from '../../ui/overlay/use-toast.tsx';
import { copy } from './copy.ts';
import { type Draft, draftOf, type Errors, type Stored, typeIn } from './form/draft.ts';
import { EmailChange } from './form/EmailChange.tsx';
import { Picture } from './form/Picture.tsx';
import { towns, useBirthplace } from './form/towns.ts';
import { load } from './load.ts';
import { errorsIn, isSame, rebased, requiredIn } from './model.ts';
import { ProfileView } from './ProfileView.tsx';
import { save } from './save.ts';

const ownCode = (): string => new URLSearchParams(location.search).get('verify_code') ?? '';

/** A field that is changed is no longer what the server refused. */
const without = (errors: Errors, names: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));

/** The form says itself what is missing, with the way to the field: the page's notice of it goes, whenever it comes. */
const forgetMissing = (): (() => void) => {
  const { notices } = core.store;
  return notices.subscribe((all) => {
    const others = all.filter(({ title }) => !title.startsWith('Mancano dati obbligatori'));
    if (others.length < all.length) notices.value = others;
  });
};

interface EditorProps {
  readonly start: Stored;
}

/** The form over what the server has: what is typed, what is wrong with it, and what a try to save came to. */
export const Editor = ({ start }: EditorProps): ReactNode => {
  const [stored, setStored] = useState(start);
  const base = useMemo(() => draftOf(stored), [stored]);
  const [draft, setDraft] = useState<Draft>(base);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Errors>({});
  const [conflicts, setConflicts] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isChangingEmail, setChangingEmail] = useState(ownCode() !== '');
  const [toasts, toast] = useToast();
  const login = useSignalValue(core.store.login);
  const isDirty = !isSame(draft, base);
  const leave = useLeaveGuard(isDirty && login.state === 'loggedIn', copy.leave, core.navigation.go);
  const clauses = useClauses();
  useEffect(forgetMissing, []);
  const birthplace = useBirthplace(draft.texts.place_of_birth);
  const today = dayOf(new Date());

  const { texts } = draft;
  // In a company's profile the name is that of a contact, and the code the company's or its owner's.
  const doubts = typeIn(draft) === 'person' ? fiscalCodeDoubts(texts.fiscal_code, { ...texts, birthplace }) : [];
  const faults = attempt > 0 ? { ...errorsIn(draft, stored, today), ...refused } : {};
  const warnings = {
    ...(doubts.length > 0 && { fiscal_code: copy.doubt(doubts) }),
    ...Object.fromEntries(Object.entries(conflicts).map(([name, value]) => [name, copy.savedValue(value)])),
  };

  const setTexts = useCallback((changes: Readonly<Partial<Draft['texts']>>) => {
    setDraft((before) => ({ ...before, texts: { ...before.texts, ...changes } }));
    setRefused((before) => without(before, Object.keys(changes)));
  }, []);
  const setFlag = useCallback((name: string, value: boolean) => {
    setDraft((before) => ({ ...before, flags: { ...before.flags, [name]: value } }));
    setRefused((before) => without(before, [name]));
  }, []);

  const takeFresh = async (now: Draft) => {
    const fresh = await load();
    setProblem(copy.changedElsewhere);
    if (fresh.kind !== 'ok') return;
    const merged = rebased(now, base, draftOf(fresh.data));
    setStored(fresh.data);
    setDraft(merged.draft);
    setConflicts(merged.conflicts);
  };

  const submit = async () => {
    setProblem(undefined);
    setRefused({});
    if (Object.keys(errorsIn(draft, stored, today)).length > 0) {
      setAttempt(attempt + 1);
      return;
    }
    setSaving(true);
    const outcome = await save(core.clients.account, draft, stored);
    if (outcome.isConflict) await takeFresh(draft);
    else {
      setStored(outcome.stored);
      setProblem(outcome.problem);
      setRefused(outcome.errors ?? {});
      setAttempt(outcome.errors ? attempt + 1 : attempt);
      if (!outcome.problem && !outcome.errors) {
        // What was typed while the save was on its way is not saved yet, and stays.
        setDraft((now) => rebased(now, draft, draftOf(outcome.stored)).draft);
        setConflicts({});
        setAttempt(0);
        toast(copy.saved);
      }
    }
    setSaving(false);
  };

  const reset = () => {
    setDraft(base);
    setAttempt(0);
    setRefused({});
    setConflicts({});
    setProblem(undefined);
  };

  const { profile, missing_fields } = stored.profile;
  const put = (changes: Partial<typeof profile>) =>
    setStored((before) => ({
      ...before,
      profile: { ...before.profile, profile: { ...before.profile.profile, ...changes } },
    }));
  const emailChanged = (email: string) => {
    setChangingEmail(false);
    put({ email });
    toast(copy.email.changed);
  };
  return (
    <>
      <div className="frame">
        <ProfileView
          form={{ draft, errors: faults, warnings, required: requiredIn(draft, stored), setTexts, setFlag, towns }}
          email={profile.email}
          picture={
            <Picture
              address={profile.avatar}
              initial={[...(profile.name || profile.company_name)][0] ?? ''}
              onSaved={(avatar) => put({ avatar })}
            />
          }
          missing={missingFields(profile).filter((name): name is ProfileField => missing_fields.includes(name))}
          attempt={attempt}
          problem={problem}
          isDirty={isDirty}
          isSaving={isSaving}
          consentTexts={Object.fromEntries(stored.consents.consents.map(({ id, text }) => [id, text]))}
          clauses={clauses}
          today={today}
          onChangeEmail={() => setChangingEmail(true)}
          onSave={() => void submit()}
          onReset={reset}
        />
      </div>
      {isChangingEmail ? (
        <EmailChange code={ownCode()} onCancel={() => setChangingEmail(false)} onChanged={emailChanged} />
      ) : null}
      {leave}
      {toasts}
    </>
  );
};
