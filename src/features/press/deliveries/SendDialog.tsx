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
import { type FieldFrame, Frame, SelectField, TextField, tie } from '../../../ui/form/Field.tsx';
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

interface AreaProps extends FieldFrame {
  readonly value: string;
  readonly maxLength?: number;
  readonly onText: (text: string) => void;
}

const Area = ({ value, maxLength, onText, ...frame }: AreaProps): ReactNode => {
  const id = useId();
  return (
    <Frame id={id} {...frame}>
      <textarea
        {...tie(id, frame)}
        rows={2}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
    </Frame>
  );
};

type Done = SendDialogProps['onDone'];

/** Sends the review now. Returns why it was not sent; undefined on success. */
const deliver = async (order: Order, onDone: Done): Promise<string | undefined> => {
  const result = await sendReview(core.clients.newsstand, order);
  if (result.kind !== 'ok') return failureText(result, copy.failed);
  const { sent, failed } = resultOf(result.data.invio.recipients);
  onDone(copy.sent(sent, failed), failed > 0);
  return undefined;
};

/** Plans the review for a time. Returns why it was not planned; undefined on success. */
const plan = async (order: Order, at: string, onDone: Done): Promise<string | undefined> => {
  const result = await planReview(core.clients.newsstand, { ...order, at });
  if (result.kind !== 'ok') return failureText(result, copy.hour.failed);
  onDone(copy.hour.done(momentText(at)));
  return undefined;
};

const everybody = '*';
const nobody = '-';

/** The recipients that the reader chose from the list, and the addresses that they typed. */
const useAddressees = ({ active }: RecipientList) => {
  const [group, setGroup] = useState(active.length > 0 ? everybody : nobody);
  const [free, setFree] = useState('');
  const listed = group === everybody ? active : active.filter((one) => one.group === group);
  const addresses = addressesIn(free);
  return {
    group,
    setGroup,
    options: [
      [everybody, copy.everybody(active.length)],
      ...groupsOf(active).map(([name, size]) => [name, copy.groupOf(name, size)] as const),
      [nobody, copy.onlyFree],
    ] as const,
    free,
    setFree,
    wrong: addresses.find((address) => !isEmail(address)),
    all: [...listed.map((one) => one.id), ...addresses],
  };
};

/** Sends the review now or at a time. Shows the subject, the recipients and the effect on the licence first. */
export const SendDialog = ({ review, items, settled, profile, list, onDone, onClose }: SendDialogProps): ReactNode => {
  const { selezione, licenza } = review;
  const title = profile?.cover.title ?? deskCopy.title;
  const [subject, setSubject] = useState(copy.subjectOf(title, longDate(momentOf(selezione?.data ?? ''))));
  const [note, setNote] = useState('');
  const [format, setFormat] = useState<string>(profile?.format ?? 'pdf');
  const { group, setGroup, options, free, setFree, wrong, all } = useAddressees(list);
  const [hour, setHour] = useState<Hour>();
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  // Nothing of a later day's licence is used yet.
  const isToday = hour === undefined || hour.day === dayOf(new Date());
  const licence = isToday ? licenza : { ...licenza, usate: 0 };
  const forecast = forecastOf(licence, items.length, all.length);
  const send = async () => {
    setTried(true);
    setProblem(all.length === 0 ? copy.nobody : undefined);
    if (subject.trim() === '' || wrong !== undefined || all.length === 0) return;
    const at = hour && futureMoment(hour);
    if (hour && !at) return;
    const order = {
      recipients: all,
      subject: subject.trim(),
      note: note.trim(),
      format: format === 'html' ? ('html' as const) : ('pdf' as const),
    };
    setBusy(true);
    setProblem(
      await settled().then((now) => {
        if (!now?.selezione) return deskCopy.unsaved;
        const whole = { ...order, selezione_id: now.selezione.id };
        return at ? plan(whole, at.toISOString(), onDone) : deliver(whole, onDone);
      }),
    );
    setBusy(false);
  };
  const verbs = hour ? copy.hour : copy;
  return (
    <Modal
      title={copy.title}
      text={copy.stories(items.length)}
      submit={(forecast.over > 0 ? verbs.anyway : verbs.submit)(all.length)}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onSubmit={() => void send()}
      onCancel={onClose}
    >
      <div className="send-fields">
        <TextField
          label={copy.subject}
          autoComplete="off"
          maxLength={200}
          value={subject}
          error={tried && subject.trim() === '' ? fieldText('required') : undefined}
          onChange={({ target }) => setSubject(target.value)}
        />
        <div>
          <SelectField
            label={copy.to}
            value={group}
            options={options}
            onChange={({ target }) => setGroup(target.value)}
          />
          <Area
            label={copy.free}
            optional={copy.optional}
            hint={copy.freeHint}
            error={tried && wrong !== undefined ? copy.wrongAddress(wrong) : undefined}
            value={free}
            onText={setFree}
          />
          <LicenceMeter
            label={isToday ? copy.licence : copy.licenceThen}
            licence={licence}
            forecast={forecast}
            stories={items.length}
            recipients={all.length}
          />
        </div>
        <div>
          <SelectField
            label={copy.format}
            value={format}
            options={Object.entries(copy.formats)}
            onChange={({ target }) => setFormat(target.value)}
          />
          <Area label={copy.note} optional={copy.optional} maxLength={1000} value={note} onText={setNote} />
          <SendHour hour={hour} usual={profile?.schedule.time ?? '07:30'} tried={tried} onHour={setHour} />
        </div>
      </div>
    </Modal>
  );
};
