import { type ReactNode, useId, useState } from 'react';
import type { Profile } from '../../../api/press/profile.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { nextSending, wordsIn } from '../../../rules/press/press-schedule.ts';
import { dayOf, momentOf } from '../../../rules/text/calendar.ts';
import { clockTime, longDate } from '../../../rules/text/dates.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Card, Part } from '../../../ui/base/Part.tsx';
import { CheckField } from '../../../ui/form/Choice.tsx';
import { Fault, type FieldFrame, Frame, SelectField, TextField, tie } from '../../../ui/form/Field.tsx';
import type { Say } from '../recipients/use-recipients.ts';
import { profileCopy as copy } from './profile-copy.ts';
import type { ProfileState } from './use-profile.ts';

interface WordsProps extends FieldFrame {
  readonly value: string;
  readonly onWords: (text: string) => void;
}

const Words = ({ value, onWords, ...frame }: WordsProps): ReactNode => {
  const id = useId();
  return (
    <Frame id={id} {...frame}>
      <textarea {...tie(id, frame)} rows={4} value={value} onChange={({ target }) => onWords(target.value)} />
    </Frame>
  );
};

const areTooMany = (words: readonly string[]): boolean => words.length > 30 || words.some((word) => word.length > 80);

const intervals = ['never', 'daily', 'weekly'] as const;

/** The next scheduled delivery in words. */
const nextText = (schedule: Profile['schedule']): string => {
  const now = new Date();
  const day = nextSending(schedule, dayOf(now), clockTime(now));
  return day === undefined ? '' : copy.next(`${longDate(momentOf(day))}, ${schedule.time}`);
};

interface MastheadsProps {
  readonly mastheads: FormProps['mastheads'];
  readonly chosen: Profile['testate'];
  readonly onChange: (chosen: Profile['testate']) => void;
}

const Mastheads = ({ mastheads, chosen, onChange }: MastheadsProps): ReactNode => (
  <fieldset className="choices">
    <legend>{copy.mastheads}</legend>
    {mastheads.map(([sigla, name]) => (
      <CheckField
        key={sigla}
        label={name}
        checked={chosen.includes(sigla)}
        onChange={({ target }) => onChange(target.checked ? [...chosen, sigla] : chosen.filter((one) => one !== sigla))}
      />
    ))}
    <p className="hint">{copy.mastheadsHint}</p>
  </fieldset>
);

interface ScheduleProps {
  readonly schedule: Profile['schedule'];
  readonly onChange: (change: Partial<Profile['schedule']>) => void;
}

const Schedule = ({ schedule, onChange }: ScheduleProps): ReactNode => (
  <fieldset className="choices">
    <legend>{copy.schedule}</legend>
    <SelectField
      label={copy.schedule}
      value={schedule.interval}
      options={intervals.map((one) => [one, copy.intervals[one]] as const)}
      onChange={({ target }) => onChange({ interval: intervals.find((one) => one === target.value) ?? 'never' })}
    />
    {schedule.interval === 'weekly' ? (
      <SelectField
        label={copy.day}
        value={String(schedule.day)}
        options={copy.days.map((name, day) => [String(day), name] as const)}
        onChange={({ target }) => onChange({ day: Number(target.value) })}
      />
    ) : null}
    {schedule.interval === 'never' ? null : (
      <TextField
        label={copy.time}
        type="time"
        required
        value={schedule.time}
        onChange={({ target }) => {
          if (target.value !== '') onChange({ time: target.value });
        }}
      />
    )}
    <p className="hint">{nextText(schedule)}</p>
  </fieldset>
);

interface FormProps {
  readonly saved: Profile;
  readonly mastheads: readonly (readonly [sigla: string, name: string])[];
  readonly profile: ProfileState;
  readonly say: Say;
}

const Form = ({ saved, mastheads, profile, say }: FormProps): ReactNode => {
  const [draft, setDraft] = useState(saved);
  const [keywords, setKeywords] = useState(saved.keywords.join('\n'));
  const [excluded, setExcluded] = useState(saved.excluded.join('\n'));
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [wanted, unwanted] = [wordsIn(keywords), wordsIn(excluded)];
  const faultOf = (words: readonly string[]) => (tried && areTooMany(words) ? copy.tooManyWords : undefined);
  const save = async () => {
    setTried(true);
    setProblem(undefined);
    if (areTooMany(wanted) || areTooMany(unwanted)) return;
    setBusy(true);
    const { cover: _, ...rest } = draft;
    const failure = await profile.save({ ...rest, keywords: [...wanted], excluded: [...unwanted] });
    setBusy(false);
    if (failure) setProblem(failureText(failure, copy.failed));
    else say(copy.saved);
  };
  return (
    <form
      className="profile-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <Words
        label={copy.keywords}
        optional={copy.optional}
        hint={copy.keywordsHint}
        error={faultOf(wanted)}
        value={keywords}
        onWords={setKeywords}
      />
      <Words
        label={copy.excluded}
        optional={copy.optional}
        hint={copy.excludedHint}
        error={faultOf(unwanted)}
        value={excluded}
        onWords={setExcluded}
      />
      <Mastheads mastheads={mastheads} chosen={draft.testate} onChange={(testate) => setDraft({ ...draft, testate })} />
      <Schedule
        schedule={draft.schedule}
        onChange={(change) => setDraft({ ...draft, schedule: { ...draft.schedule, ...change } })}
      />
      <SelectField
        label={copy.format}
        value={draft.format}
        options={Object.entries(copy.formats)}
        onChange={({ target }) => setDraft({ ...draft, format: target.value === 'html' ? 'html' : 'pdf' })}
      />
      <CheckField
        label={copy.always}
        checked={draft.always_send}
        onChange={({ target }) => setDraft({ ...draft, always_send: target.checked })}
      />
      {problem ? (
        <div role="alert">
          <Fault>{problem}</Fault>
        </div>
      ) : null}
      <Button kind="primary" type="submit" busy={busy}>
        {copy.submit}
      </Button>
    </form>
  );
};

/** Topics of the review, schedule and format. */
export const ProfileForm = ({ profile, mastheads, say }: Omit<FormProps, 'saved'>): ReactNode => (
  <Card title={copy.title}>
    <Part state={profile.state} loading={copy.loading} retry={copy.retry} onRetry={profile.reload}>
      {(saved) => <Form saved={saved} profile={profile} mastheads={mastheads} say={say} />}
    </Part>
  </Card>
);
