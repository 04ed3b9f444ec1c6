import { type ReactNode, useId, useState } from 'react';
import type { Profile } from '../../api/press-profile.ts';
import type { Review } from '../../api/press-review.ts';
import { type Sent, sendReview } from '../../api/press-sending.ts';
import { core } from '../../core/core.ts';
import { momentOf } from '../../rules/calendar.ts';
import { longDate } from '../../rules/dates.ts';
import { failureText } from '../../rules/failures.ts';
import { fieldText } from '../../rules/field-texts.ts';
import { isEmail } from '../../rules/fields.ts';
import { forecastOf } from '../../rules/press-licence.ts';
import { addressesIn } from '../../rules/press-schedule.ts';
import { Frame, SelectField, TextField, tie } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { LicenceMeter } from './LicenceMeter.tsx';
import { groupsOf } from './model.ts';
import { sendingCopy as copy } from './sending-copy.ts';
import type { RecipientList } from './use-recipients.ts';

interface SendDialogProps {
  readonly review: Review;
  /** Undefined where the profile could not be had. */
  readonly profile: Profile | undefined;
  readonly list: RecipientList;
  readonly onSent: (sent: Sent) => void;
  readonly onClose: () => void;
}

const everybody = '*';
const nobody = '-';

/** Sends the review now: what it is called, whom it goes to, and what that does to the licence, before it is done. */
export const SendDialog = ({ review, profile, list, onSent, onClose }: SendDialogProps): ReactNode => {
  const id = useId();
  const { selezione, licenza } = review;
  const items = selezione?.items ?? [];
  const title = profile?.cover.title ?? 'Rassegna stampa';
  const [subject, setSubject] = useState(copy.subjectOf(title, longDate(momentOf(selezione?.data ?? ''))));
  const [note, setNote] = useState('');
  const [format, setFormat] = useState<string>(profile?.format ?? 'pdf');
  const [group, setGroup] = useState(list.active.length > 0 ? everybody : nobody);
  const [free, setFree] = useState('');
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const groups = groupsOf(list.active);
  const listed = group === everybody ? list.active : list.active.filter((one) => one.group === group);
  const addresses = addressesIn(free);
  const wrong = addresses.find((address) => !isEmail(address));
  const count = listed.length + addresses.length;
  const forecast = forecastOf(licenza, items.length, count);
  const send = async () => {
    setTried(true);
    setProblem(count === 0 ? copy.nobody : undefined);
    if (!selezione || subject.trim() === '' || wrong !== undefined || count === 0) return;
    setBusy(true);
    const result = await sendReview(core.clients.newsstand, {
      selezione_id: selezione.id,
      destinatari: [...listed.map((one) => one.id), ...addresses],
      subject: subject.trim(),
      note: note.trim(),
      format: format === 'html' ? 'html' : 'pdf',
    });
    setBusy(false);
    if (result.kind === 'ok') onSent(result.data);
    else setProblem(failureText(result, copy.failed));
  };
  const noteFrame = { label: copy.note, optional: copy.optional };
  const freeFrame = {
    label: copy.free,
    optional: copy.optional,
    hint: copy.freeHint,
    error: tried && wrong !== undefined ? copy.wrongAddress(wrong) : undefined,
  };
  return (
    <Modal
      title={copy.title}
      text={copy.stories(items.length)}
      submit={forecast.over > 0 ? copy.anyway : copy.submit}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onSubmit={() => void send()}
      onCancel={onClose}
    >
      <TextField
        label={copy.subject}
        autoComplete="off"
        maxLength={200}
        value={subject}
        error={tried && subject.trim() === '' ? fieldText('required') : undefined}
        onChange={({ target }) => setSubject(target.value)}
      />
      <SelectField
        label={copy.to}
        value={group}
        options={[
          [everybody, copy.everybody(list.active.length)],
          ...groups.map(([name, size]) => [name, copy.groupOf(name, size)] as const),
          [nobody, copy.onlyFree],
        ]}
        onChange={({ target }) => setGroup(target.value)}
      />
      <Frame id={`${id}-free`} {...freeFrame}>
        <textarea
          {...tie(`${id}-free`, freeFrame)}
          rows={2}
          value={free}
          onChange={({ target }) => setFree(target.value)}
        />
      </Frame>
      <SelectField
        label={copy.format}
        value={format}
        options={copy.formats}
        onChange={({ target }) => setFormat(target.value)}
      />
      <Frame id={`${id}-note`} {...noteFrame}>
        <textarea
          {...tie(`${id}-note`, noteFrame)}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Frame>
      <LicenceMeter licence={licenza} forecast={forecast} />
    </Modal>
  );
};
