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
import { refundOf } from '../model.ts';

const texts = copy.withdraw;
const { account } = core.clients;

/** The server's limits, in characters. */
const most = { name: 120, email: 254 } as const;

interface WithdrawalProps {
  readonly subscription: Subscription;
  /** Address for the receipt, which the reader may change. */
  readonly email: string;
  readonly onDone: (declared: Declared) => void;
  readonly onCancel: () => void;
}

interface Who {
  readonly name: string;
  readonly email: string;
}

interface WhoFieldsProps {
  readonly who: Who;
  readonly isTried: boolean;
  /** The server refused the address. */
  readonly refused: boolean;
  readonly onWho: (change: Partial<Who>) => void;
}

const WhoFields = ({ who, isTried, refused, onWho }: WhoFieldsProps): ReactNode => (
  <>
    <TextField
      label={texts.name}
      name="name"
      autoComplete="name"
      maxLength={most.name}
      value={who.name}
      error={isTried && who.name.trim() === '' ? fieldText('required') : undefined}
      onChange={({ target }) => onWho({ name: target.value })}
    />
    <TextField
      label={texts.email}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={most.email}
      value={who.email}
      error={isTried ? (emailFault(who.email) ?? (refused ? fieldText('email') : undefined)) : undefined}
      onChange={({ target }) => onWho({ email: target.value })}
    />
  </>
);

/** Codice del consumo, art. 54-bis: the statement with name and address for the receipt, then its confirmation. */
export const Withdrawal = ({ subscription, email: known, onDone, onCancel }: WithdrawalProps): ReactNode => {
  const { id, product, intestatario } = subscription;
  const [who, setWho] = useState<Who>({ name: intestatario, email: known });
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
  return (
    <Modal
      key="declare"
      title={texts.title}
      text={texts.text(product, ...refundOf(subscription))}
      submit={texts.next}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onSubmit={() => void declare()}
      onCancel={onCancel}
    >
      <WhoFields
        who={who}
        isTried={isTried}
        refused={refused}
        onWho={(change) => {
          setWho({ ...who, ...change });
          if (change.email !== undefined) setRefused(false);
        }}
      />
    </Modal>
  );
};
