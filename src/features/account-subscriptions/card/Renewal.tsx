import { type ReactNode, useState } from 'react';
import { type RenewalChange, type Subscription, setRenewal } from '../../../api/subscriptions/subscriptions.ts';
import { core } from '../../../core/page/core.ts';
import { money } from '../../../rules/language/formats.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { maxLengths } from '../../../rules/text/fields.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { Confirm } from '../../../ui/overlay/Dialog.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { copy } from '../copy.ts';
import { dayText } from '../model.ts';

interface RenewalProps {
  readonly subscription: Subscription;
  /** Restarts the renewal; false stops it. */
  readonly enabled: boolean;
  readonly onDone: (change: RenewalChange) => void;
  /** The server's subscription differs from this page: an answer was lost, or another page was faster. */
  readonly onConflict: () => void;
  readonly onCancel: () => void;
}

/** Stops or restarts the automatic renewal, after showing the date from which this applies. */
export const Renewal = ({ subscription, enabled, onDone, onConflict, onCancel }: RenewalProps): ReactNode => {
  const { id, product, data_fine, prezzo_rinnovo } = subscription;
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    const why = reason.trim();
    const result = await setRenewal(core.clients.account, id, { enabled, ...(why && { reason: why }) });
    setBusy(false);
    if (result.kind === 'ok') return onDone(result.data);
    if (result.kind === 'badStatus' && result.status === 409) onConflict();
    if (result.kind !== 'aborted') setProblem(failureText(result, (enabled ? copy.restart : copy.stop).failed));
  };
  const day = dayText(data_fine);
  if (enabled)
    return (
      <Modal
        title={copy.restart.title}
        submit={copy.restart.action}
        cancel={copy.cancel}
        busy={busy}
        problem={problem}
        onSubmit={() => void send()}
        onCancel={onCancel}
      >
        <p>{copy.restart.text(product, day, prezzo_rinnovo === null ? '' : money(prezzo_rinnovo))}</p>
      </Modal>
    );
  return (
    <Confirm
      title={copy.stop.title}
      text={copy.stop.text(product, day)}
      confirm={copy.stop.action}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      optional
      onConfirm={() => void send()}
      onCancel={onCancel}
    >
      <TextField
        label={copy.stop.reason}
        optional={copy.stop.optional}
        name="reason"
        autoComplete="off"
        maxLength={maxLengths.note}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Confirm>
  );
};
