import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { inviteMany, type SubUser, type SubUsers } from '../../../api/subscriptions/sub-users.ts';
import { core } from '../../../core/page/core.ts';
import { keepTyped } from '../../../core/page/typed.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { csvRows } from '../../../rules/text/csv-rows.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Fault, Frame, tie } from '../../../ui/form/Field.tsx';
import { FilePicker } from '../../../ui/form/FilePicker.tsx';
import { useLeaveGuard } from '../../../ui/overlay/use-leave-guard.tsx';
import { after, begin, type Course } from './course.ts';
import { emailsOf, peopleIn, peopleInText, type Row } from './sub-users.ts';
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
  /** Number of free seats. Without one, only the result of the last list shows. */
  readonly free: number;
  readonly onInvited: (answer: SubUsers) => void;
  /** All rows have an answer; the mails follow. */
  readonly onSent: () => void;
}

/** The pasted list; kept in this tab while the page loads again, such as for a sign-in. */
const useList = (subscription: number) => {
  const typed = useRef('');
  const [list, setList] = useState(() => keepTyped(`seats ${subscription}`, () => typed.current));
  typed.current = list;
  return [list, setList] as const;
};

/** Reads a list or a file and sends its rows, a batch at a time; stops at a failure or when the form is gone. */
const useInvitations = ({ subscription, users, onInvited, onSent }: InviteManyProps) => {
  const [list, setList] = useList(subscription);
  const [course, setCourse] = useState(() => (list === '' ? undefined : begin(peopleInText(list), emailsOf(users))));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const begins = (people: readonly Row[]) => {
    setProblem(people.length > mostRows ? texts.tooMany(mostRows) : undefined);
    setCourse(people.length === 0 || people.length > mostRows ? undefined : begin(people, emailsOf(users)));
  };
  const write = (text: string) => {
    setList(text);
    begins(peopleInText(text));
  };
  const open = async (file: File | undefined) => {
    setList('');
    setCourse(undefined);
    setProblem(undefined);
    if (!file) return;
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return setProblem(texts.unread);
    const people = peopleIn(csvRows(text));
    if (people.length === 0) return setProblem(texts.empty);
    begins(people);
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
    if (!here.current || now.sent < now.people.length) return;
    // What was refused stays to be corrected.
    if (list !== '') setList(now.refused.map(({ email }) => email).join('\n'));
    onSent();
  };
  return { course, busy, problem, list, write, open, send };
};

interface OutcomeProps {
  readonly course: Course;
  readonly free: number;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onSend: () => void;
}

/** How many people the list has, how many have their answer, and the button that sends the others. */
const Sending = ({ course, free, busy, problem, onSend }: OutcomeProps): ReactNode => {
  const { people, sent, invited, present, refused } = course;
  const left = people.length - sent;
  return (
    <>
      {sent > 0 || busy ? <progress aria-label={texts.progress} value={sent} max={people.length} /> : null}
      <p role="status">
        {busy ? texts.sending(sent, people.length) : null}
        {!busy && sent === 0 ? texts.recognized(people.length, free) : null}
        {!busy && sent > 0 ? texts.done(invited, present, refused.length) : null}
        {!busy && sent > 0 && left > 0 ? ` ${texts.stopped(left)}` : null}
      </p>
      {problem ? (
        <div role="alert">
          <Fault>{problem}</Fault>
        </div>
      ) : null}
      {left > 0 ? (
        <Button kind="primary" busy={busy} onClick={onSend}>
          {problem ? texts.again : texts.send(left)}
        </Button>
      ) : null}
      {refused.length > 0 ? <Refused refused={refused} /> : null}
    </>
  );
};

/** Invites everybody in a list or a file, some rows at a time. Shows why rows were refused, and continues where it stopped. */
export const InviteMany = (props: InviteManyProps): ReactNode => {
  const id = useId();
  const { course, busy, problem, list, write, open, send } = useInvitations(props);
  const [isOpen] = useState(list !== '');
  const left = course ? course.people.length - course.sent : 0;
  const leave = useLeaveGuard(
    busy || (left > 0 && left < (course?.people.length ?? 0)),
    texts.leave,
    core.navigation.go,
  );
  if (props.free === 0 && !course) return null;
  const fault = course ? undefined : problem;
  const listFrame = { label: texts.list, hint: texts.listAbout, error: list === '' ? undefined : fault };
  const fileFrame = { label: texts.file, hint: texts.about, error: list === '' ? fault : undefined };
  return (
    <details className="many" open={isOpen}>
      <summary>{texts.open}</summary>
      <Frame id={`${id}-list`} {...listFrame}>
        <textarea
          {...tie(`${id}-list`, listFrame)}
          name="people"
          autoComplete="off"
          spellCheck={false}
          readOnly={busy}
          value={list}
          onChange={({ target }) => write(target.value)}
        />
      </Frame>
      <Frame id={id} {...fileFrame}>
        <FilePicker
          action={texts.choose}
          none={texts.noFile}
          accept=".csv,text/csv,text/plain"
          disabled={busy}
          {...tie(id, fileFrame)}
          onPick={(file) => void open(file)}
        />
      </Frame>
      {course ? (
        <Sending course={course} free={props.free} busy={busy} problem={problem} onSend={() => void send()} />
      ) : null}
      {leave}
    </details>
  );
};
