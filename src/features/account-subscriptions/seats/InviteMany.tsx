import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { inviteMany, type SubUser, type SubUsers } from '../../../api/subscriptions/sub-users.ts';
import { core } from '../../../core/page/core.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { csvRows } from '../../../rules/text/csv-rows.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Fault, Frame, tie } from '../../../ui/form/Field.tsx';
import { FilePicker } from '../../../ui/form/FilePicker.tsx';
import { useLeaveGuard } from '../../../ui/overlay/use-leave-guard.tsx';
import { after, begin, type Course } from './course.ts';
import { emailsOf, peopleIn } from './sub-users.ts';
import { copy } from './sub-users-copy.ts';

const texts = copy.many;

/** Rows of one call. An interruption leaves at most these in doubt. */
const batch = 50;
const mostRows = 5000;

const Refused = ({ refused }: Pick<Course, 'refused'>): ReactNode => (
  <>
    <h5>{texts.refused}</h5>
    <ul className="refused">
      {refused.map(({ row, email, message }) => (
        <li key={row}>
          {texts.row(row)} · {email || texts.noEmail}: {message ?? copy.failed}
        </li>
      ))}
    </ul>
  </>
);

interface InviteManyProps {
  readonly subscription: number;
  readonly users: readonly SubUser[];
  /** No seat is free: shows the result of the last file and asks for no other. */
  readonly full: boolean;
  readonly onInvited: (answer: SubUsers) => void;
  /** All rows have an answer; the mails follow. */
  readonly onSent: () => void;
}

/** Reads the file and sends its rows, a batch at a time; stops at a failure or when the form is gone. */
const useInvitations = ({ subscription, users, onInvited, onSent }: InviteManyProps) => {
  const [course, setCourse] = useState<Course>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const open = async (file: File | undefined) => {
    setCourse(undefined);
    setProblem(undefined);
    if (!file) return;
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return setProblem(texts.unread);
    const people = peopleIn(csvRows(text));
    if (people.length === 0) return setProblem(texts.empty);
    if (people.length > mostRows) return setProblem(texts.tooMany(mostRows));
    setCourse(begin(people, emailsOf(users)));
  };
  const send = async () => {
    if (!course) return;
    setBusy(true);
    setProblem(undefined);
    let now = course;
    while (here.current && now.sent < now.people.length) {
      const rows = now.people.slice(now.sent, now.sent + batch);
      const result = await inviteMany(
        core.clients.account,
        subscription,
        rows.map(({ row: _, ...person }) => person),
      );
      if (result.kind !== 'ok') {
        setProblem(failureText(result, copy.failed));
        break;
      }
      now = after(now, rows.length, result.data.results);
      setCourse(now);
      onInvited(result.data);
    }
    setBusy(false);
    if (here.current && now.sent === now.people.length) onSent();
  };
  return { course, busy, problem, open, send };
};

/** Invites everybody in a file, some rows at a time. Shows why rows were refused, and continues where it stopped. */
export const InviteMany = (props: InviteManyProps): ReactNode => {
  const id = useId();
  const { course, busy, problem, open, send } = useInvitations(props);
  const left = course ? course.people.length - course.sent : 0;
  const leave = useLeaveGuard(
    busy || (left > 0 && left < (course?.people.length ?? 0)),
    texts.leave,
    core.navigation.go,
  );
  if (props.full && !course) return null;
  return (
    <details className="many">
      <summary>{texts.open}</summary>
      <Frame id={id} label={texts.file} hint={texts.about} error={course ? undefined : problem}>
        <FilePicker
          action={texts.choose}
          none={texts.noFile}
          accept=".csv,text/csv,text/plain"
          disabled={busy}
          {...tie(id, { label: texts.file, hint: texts.about, error: course ? undefined : problem })}
          onPick={(file) => void open(file)}
        />
      </Frame>
      {course ? (
        <>
          {course.sent > 0 || busy ? (
            <progress aria-label={texts.progress} value={course.sent} max={course.people.length} />
          ) : null}
          <p role="status">
            {busy ? texts.sending(course.sent, course.people.length) : null}
            {!busy && course.sent > 0 ? texts.done(course.invited, course.present, course.refused.length) : null}
            {!busy && course.sent > 0 && left > 0 ? ` ${texts.stopped(left)}` : null}
          </p>
          {problem ? (
            <div role="alert">
              <Fault>{problem}</Fault>
            </div>
          ) : null}
          {left > 0 ? (
            <Button kind="primary" busy={busy} onClick={() => void send()}>
              {problem ? texts.again : texts.send(left)}
            </Button>
          ) : null}
          {course.refused.length > 0 ? <Refused refused={course.refused} /> : null}
        </>
      ) : null}
      {leave}
    </details>
  );
};
