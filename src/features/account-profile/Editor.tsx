import { type ReactNode, useState } from 'react';
import { core } from '../../core/page/core.ts';
import { missingFields, type ProfileField } from '../../rules/account/profile.ts';
import { useClauses } from '../../screen-kit/use-clauses.ts';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { useLeaveGuard } from '../../ui/overlay/use-leave-guard.tsx';
import { useToast } from '../../ui/overlay/use-toast.tsx';
import { copy } from './copy.ts';
import type { Stored } from './form/draft.ts';
import { EmailChange } from './form/EmailChange.tsx';
import { Picture } from './form/Picture.tsx';
import { towns } from './form/towns.ts';
import { requiredIn } from './model.ts';
import { ProfileView } from './ProfileView.tsx';
import { useEditor } from './use-editor.ts';

const ownCode = (): string => new URLSearchParams(location.search).get('verify_code') ?? '';

interface EditorProps {
  readonly start: Stored;
}

/** The profile form with the change of the email address and of the picture, which are saved by themselves. */
export const Editor = ({ start }: EditorProps): ReactNode => {
  const [toasts, toast] = useToast();
  const editor = useEditor(start, () => toast(copy.saved));
  const { form, stored, setStored, isDirty } = editor;
  const [isChangingEmail, setChangingEmail] = useState(ownCode() !== '');
  const login = useSignalValue(core.store.login);
  const leave = useLeaveGuard(isDirty && login.state === 'loggedIn', copy.leave, core.navigation.go);
  const clauses = useClauses();

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
          form={{ ...form, required: requiredIn(form.draft, stored), towns }}
          email={profile.email}
          picture={
            <Picture
              address={profile.avatar}
              initial={[...(profile.name || profile.company_name)][0] ?? ''}
              onSaved={(avatar) => put({ avatar })}
            />
          }
          missing={missingFields(profile).filter((name): name is ProfileField => missing_fields.includes(name))}
          attempt={editor.attempt}
          problem={editor.problem}
          isDirty={isDirty}
          isSaving={editor.isSaving}
          consentTexts={Object.fromEntries(stored.consents.consents.map(({ id, text }) => [id, text]))}
          clauses={clauses}
          today={editor.today}
          onChangeEmail={() => setChangingEmail(true)}
          onSave={() => void editor.submit()}
          onReset={editor.reset}
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
