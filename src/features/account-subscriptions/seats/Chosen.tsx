import { path as download } from '@phosphor-icons/core/assets/bold/download-simple-bold.svg?icon';
import { type ReactNode, useState } from 'react';
import type { SubUser } from '../../../api/subscriptions/sub-users.ts';
import { saveFile } from '../../../core/account/save-file.ts';
import { core } from '../../../core/page/core.ts';
import type { SeatAction } from '../../../rules/subscriptions/sub-users.ts';
import { csvOf } from '../../../rules/text/csv.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Fault } from '../../../ui/form/Field.tsx';
import { Confirm } from '../../../ui/overlay/Dialog.tsx';
import { useLeaveGuard } from '../../../ui/overlay/use-leave-guard.tsx';
import { whoOf } from './Place.tsx';
import { tableOf } from './sub-users.ts';
import { copy } from './sub-users-copy.ts';
import { type ManyAction, manyActions, type Run } from './use-many-seats.ts';

const texts = copy.chosen;

const allowing = (users: readonly SubUser[], action: SeatAction): readonly SubUser[] =>
  users.filter(({ actions }) => actions.includes(action));

/** Progress of an action on several seats, and its result. */
export const RunState = ({ run }: { readonly run: Run }): ReactNode => {
  const { action, total, done, refused, problem, isBusy } = run;
  const at = done + refused.length;
  const left = total - at;
  return (
    <div className="run">
      {isBusy ? <progress aria-label={texts.progress} value={at} max={total} /> : null}
      <p role="status">
        {isBusy ? texts.running(at, total) : (action === 'remove' ? texts.removed : texts.sent)(done)}
        {!isBusy && left > 0 ? ` ${texts.left(left)}` : null}
      </p>
      {problem ? (
        <div role="alert">
          <Fault>{problem}</Fault>
        </div>
      ) : null}
      {refused.length > 0 ? (
        <>
          <h5>{texts.refused}</h5>
          <ul className="refused">
            {refused.map(({ user, text }) => (
              <li key={user.id}>
                {whoOf(user)}: {text}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
};

interface ChosenProps {
  readonly users: readonly SubUser[];
  readonly isBusy: boolean;
  readonly onStart: (action: ManyAction, users: readonly SubUser[]) => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen seats; each button says for how many. */
export const Chosen = ({ users, isBusy, onStart, onClear }: ChosenProps): ReactNode => {
  const [isAsked, setAsked] = useState(false);
  const leave = useLeaveGuard(isBusy, texts.leave, core.navigation.go);
  const start = (action: ManyAction) => {
    if (action === 'remove') setAsked(true);
    else onStart(action, allowing(users, action));
  };
  return (
    <fieldset className="chosen">
      <legend className="unseen">{texts.title}</legend>
      <strong role="status">{texts.count(users.length)}</strong>
      {manyActions
        .filter((action) => allowing(users, action).length > 0)
        .map((action) => (
          <Button
            key={action}
            kind={action === 'remove' ? 'danger' : 'secondary'}
            size="small"
            unavailable={isBusy}
            onClick={() => start(action)}
          >
            {texts[action](allowing(users, action).length)}
          </Button>
        ))}
      <Button
        size="small"
        icon={download}
        onClick={() => saveFile(copy.file.name, csvOf(tableOf(users)), 'text/csv;charset=utf-8')}
      >
        {texts.save(users.length)}
      </Button>
      <Button kind="quiet" size="small" unavailable={isBusy} onClick={onClear}>
        {texts.clear}
      </Button>
      {isAsked ? (
        <Confirm
          title={texts.ask(allowing(users, 'remove').length)}
          text={texts.text}
          confirm={copy.actions.remove}
          cancel={copy.cancel}
          onConfirm={() => {
            setAsked(false);
            onStart('remove', allowing(users, 'remove'));
          }}
          onCancel={() => setAsked(false)}
        />
      ) : null}
      {leave}
    </fieldset>
  );
};
