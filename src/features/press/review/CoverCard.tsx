import { type ReactNode, useId, useState } from 'react';
import type { Cover } from '../../../api/press/profile.ts';
import { fieldText } from '../../../rules/account/field-texts.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Card, Part } from '../../../ui/base/Part.tsx';
import { Fault, Frame, TextField, tie } from '../../../ui/form/Field.tsx';
import { FilePicker } from '../../../ui/form/FilePicker.tsx';
import type { ProfileState } from '../profile/use-profile.ts';
import type { Say } from '../recipients/use-recipients.ts';
import { reviewCopy } from './review-copy.ts';

const copy = reviewCopy.cover;

/** Largest picture whose data URL fits the field, bytes. */
const largest = 36_000;

const dataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });

interface FormProps {
  readonly cover: Cover;
  readonly profile: ProfileState;
  readonly say: Say;
}

interface LogoProps {
  readonly logo: string | null;
  readonly isTooLarge: boolean;
  readonly onPick: (file: File) => void;
  readonly onDrop: () => void;
}

/** The logo, and the file field that replaces it. */
const Logo = ({ logo, isTooLarge, onPick, onDrop }: LogoProps): ReactNode => {
  const id = useId();
  const [dropped, setDropped] = useState(0);
  const frame = { label: copy.logo, hint: copy.logoHint, error: isTooLarge ? copy.tooLarge : undefined };
  const drop = () => {
    onDrop();
    setDropped(dropped + 1);
  };
  return (
    <>
      {logo ? (
        <p className="cover-logo">
          <img src={logo} alt={copy.logo} />
          <Button kind="quiet" size="small" onClick={drop}>
            {copy.dropLogo}
          </Button>
        </p>
      ) : null}
      <Frame id={id} {...frame}>
        <FilePicker
          // A new field after the logo is removed: it accepts the same file again and takes the focus.
          key={dropped}
          autoFocus={dropped > 0}
          action={copy.chooseFile}
          none={copy.noFile}
          accept="image/png,image/jpeg"
          onPick={(file) => {
            if (file) onPick(file);
          }}
          {...tie(id, frame)}
        />
      </Frame>
    </>
  );
};

const Form = ({ cover, profile, say }: FormProps): ReactNode => {
  const [draft, setDraft] = useState(cover);
  const [fault, setFault] = useState<'title' | 'logo'>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const pick = async (file: File) => {
    setFault(file.size > largest ? 'logo' : undefined);
    if (file.size <= largest) setDraft({ ...draft, logo: await dataAddress(file) });
  };
  const save = async () => {
    setProblem(undefined);
    const title = draft.title.trim();
    setFault(title === '' ? 'title' : undefined);
    if (title === '') return;
    setBusy(true);
    const failure = await profile.save({ cover: { ...draft, title } });
    setBusy(false);
    if (failure) setProblem(failureText(failure, copy.failed));
    else say(copy.saved);
  };
  return (
    <form
      className="cover-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <TextField
        label={copy.name}
        autoComplete="off"
        maxLength={120}
        value={draft.title}
        error={fault === 'title' ? fieldText('required') : undefined}
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
      />
      <TextField
        label={copy.accent}
        type="color"
        value={draft.accent}
        onChange={({ target }) => setDraft({ ...draft, accent: target.value })}
      />
      <Logo
        logo={draft.logo}
        isTooLarge={fault === 'logo'}
        onPick={(file) => void pick(file)}
        onDrop={() => setDraft({ ...draft, logo: null })}
      />
      {problem ? (
        <div role="alert">
          <Fault>{problem}</Fault>
        </div>
      ) : null}
      <Button kind="secondary" type="submit" busy={busy}>
        {copy.submit}
      </Button>
    </form>
  );
};

/** Title, logo and colour of the cover. */
export const CoverCard = ({ profile, say }: Omit<FormProps, 'cover'>): ReactNode => (
  <Card title={copy.title}>
    <Part state={profile.state} loading={copy.loading} retry={copy.retry} onRetry={profile.reload}>
      {({ cover }) => <Form cover={cover} profile={profile} say={say} />}
    </Part>
  </Card>
);
