import { type ReactNode, useId, useState } from 'react';
import { type Order, planReview, sendReview } from '../../../api/press/deliveries.ts';
import type { Profile } from '../../../api/press/profile.ts';
import type { Item, Review } from '../../../api/press/review.ts';
import { core } from '../../../core/page/core.ts';
import { fieldText } from '../../../rules/account/field-texts.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { forecastOf } from '../../../rules/press/press-licence.ts';
import { addressesIn } from '../../../rules/press/press-schedule.ts';
import { dayOf, momentOf } from '../../../rules/text/calendar.ts';
import { longDate } from '../../../rules/text/dates.ts';
import { isEmail } from '../../../rules/text/fields.ts';
import { Frame, SelectField, TextField, tie } from '../../../ui/form/Field.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { copy as deskCopy } from '../copy.ts';
import { groupsOf, resultOf } from '../model.ts';
import type { RecipientList } from '../recipients/use-recipients.ts';
import { LicenceMeter } from './LicenceMeter.tsx';
import { momentText } from './Plans.tsx';
import { futureMoment, type Hour, SendHour } from './SendHour.tsx';
import { sendingCopy as copy } from './sending-copy.ts';

interface SendDialogProps {
  readonly review: Review;
  /** The stories as the reader chose them, including unsent changes. */
  readonly items: readonly Item[];
  /**
   * Resolves with the review once the server has its last changes, which is what goes out; undefined when it does not
   * get them.
   */
  readonly settled: () => Promise<Review | undefined>;
  /** Undefined when the profile could not be loaded. */
  readonly profile: Profile | undefined;
  readonly list: RecipientList;
  /** Called with the message for the reader once the review is sent or planned. */
  readonly onDone: (text: string, isError?: boolean) => void;
  readonly onClose: () => void;
}

const everybody = '*';
const nobody = '-';

/** Sends the review now or at a time. Shows the subject, the recipients and the effect on the licence first. */
export const SendDialog = ({ review, items, settled, profile, list, onDone, onClose }: SendDialogProps): ReactNode => {
  const id = useId();
  const { selezione, licenza } = review;
  const title = profile?.cover.title ?? 'Rassegna stampa';
  const [subject, setSubject] = useState(copy.subjectOf(title, longDate(momentOf(selezione?.data ?? ''))));
  const [note, setNote] = useState('');
  const [format, setFormat] = useState<string>(profile?.format ?? 'pdf');
  const [group, setGroup] = useState(list.active.length > 0 ? everybody : nobody);
  const [free, setFree] = useState('');
  const [hour, setHour] = useState<Hour>();
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const groups = groupsOf(list.active);
  const listed = group === everybody ? list.active : list.active.filter((one) => one.group === group);
  const addresses = addressesIn(free);
  const wrong = addresses.find((address) => !isEmail(address));
  const count = listed.length + addresses.length;
  // Nothing of a later day's licence is used yet.
  const isToday = hour === undefined || hour.day === dayOf(new Date());
  const licence = isToday ? licenza : { ...licenza, usate: 0 };
  const forecast = forecastOf(licence, items.length, count);
  /** Why the review was not sent; undefined on success. */
  const deliver = async (order: Order): Promise<string | undefined> => {
    const result = await sendReview(core.clients.newsstand, order);
    if (result.kind !== 'ok') return failureText(result, copy.failed);
    const { sent, failed } = resultOf(result.data.invio.recipients);
    onDone(copy.sent(sent, failed), failed > 0);
    return undefined;
  };
  const plan = async (order: Order, at: string): Promise<string | undefined> => {
    const result = await planReview(core.clients.newsstand, { ...order, at });
    if (result.kind !== 'ok') return failureText(result, copy.hour.failed);
    onDone(copy.hour.done(momentText(at)));
    return undefined;
  };
  const send = async () => {
    setTried(true);
    setProblem(count === 0 ? copy.nobody : undefined);
    if (subject.trim() === '' || wrong !== undefined || count === 0) return;
    const at = hour && futureMoment(hour);
    if (hour && !at) return;
    const order = {
      recipients: [...listed.map((one) => one.id), ...addresses],
      subject: subject.trim(),
      note: note.trim(),
      format: format === 'html' ? ('html' as const) : ('pdf' as const),
    };
    setBusy(true);
    setProblem(
      await settled().then((now) => {
        if (!now?.selezione) return deskCopy.unsaved;
        const whole = { ...order, selezione_id: now.selezione.id };
        return at ? plan(whole, at.toISOString()) : deliver(whole);
      }),
    );
    setBusy(false);
  };
  const verbs = hour ? copy.hour : copy;
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
      submit={forecast.over > 0 ? verbs.anyway : verbs.submit}
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
      <SendHour hour={hour} usual={profile?.schedule.time ?? '07:30'} tried={tried} onHour={setHour} />
      <LicenceMeter label={isToday ? copy.licence : copy.licenceThen} licence={licence} forecast={forecast} />
    </Modal>
  );
};
