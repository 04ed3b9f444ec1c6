import { type ReactNode, useState } from 'react';
import {
  confirmWithdrawal,
  type Declared,
  declareWithdrawal,
  type Subscription,
} from '../../../api/subscriptions/subscriptions.ts';
import { core } from '../../../core/page/core.ts';
import { emailFault, fieldText } from '../../../rules/account/field-texts.ts';
import { failureText } from '../../../rules/page/failures.ts';
import type { Failure } from '../../../rules/page/result.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { copy } from '../copy.ts';

const texts = copy.withdraw;
const { account } = core.clients;

/** As the server keeps them. */
const most = { name: 120, email: 254 } as const;

interface WithdrawalProps {
  readonly subscription: Subscription;
  /** Where the receipt goes, until the reader says otherwise. */
  readonly email: string;
  readonly onDone: (declared: Declared) => void;
  readonly onCancel: () => void;
}

/** Codice del consumo, art. 54-bis: the statement with name and address for the receipt, then its confirmation in the words that count. */
export const Withdrawal = ({ subscription, email: known, onDone, onCancel }: WithdrawalProps): ReactNode => {
  const { id, product, intestatario } = subscription;
  const [who, setWho] = useState({ name: intestatario, email: known });
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState(false);
  const [statement, setStatement] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const fail = (failure: Failure) => {
    if (failure.kind !== 'aborted') setProblem(failureText(failure, texts.failed));
  };
  const begin = () => {
    setBusy(true);
    setProblem(undefined);
  };
  const declare = async () => {
    setTried(true);
    if (who.name.trim() === '' || emailFault(who.email)) return;
    begin();
    const result = await declareWithdrawal(account, id, who);
    setBusy(false);
    if (result.kind === 'ok') return setStatement(result.data.withdrawal.content);
    setRefused(result.kind === 'badStatus' && Object.hasOwn(result.errors, 'email'));
    fail(result);
  };
  const confirm = async () => {
    begin();
    const result = await confirmWithdrawal(account, id, who);
    setBusy(false);
    if (result.kind === 'ok') onDone(result.data.withdrawal);
    else fail(result);
  };
  if (statement !== undefined)
    return (
      <Modal
        key="confirm"
        title={texts.check}
        submit={texts.confirm}
        cancel={copy.cancel}
        busy={busy}
        problem={problem}
        onSubmit={() => void confirm()}
        onCancel={onCancel}
      >
        <blockquote>{statement}</blockquote>
      </Modal>
    );
  const wrong = emailFault(who.email) ?? (refused ? fieldText('email') : undefined);
  return (
    <Modal
      key="declare"
      title={texts.title}
      text={texts.text(product)}
      submit={texts.next}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onSubmit={() => void declare()}
      onCancel={onCancel}
    >
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={most.name}
        value={who.name}
        error={isTried && who.name.trim() === '' ? fieldText('required') : undefined}
        onChange={({ target }) => setWho({ ...who, name: target.value })}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={most.email}
        value={who.email}
        error={isTried ? wrong : undefined}
        onChange={({ target }) => {
          setWho({ ...who, email: target.value });
          setRefused(false);
        }}
      />
    </Modal>
  );
};
