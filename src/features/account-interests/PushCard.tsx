import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { path as bell } from '@phosphor-icons/core/assets/regular/bell-ringing.svg?icon';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/base/Icon.tsx';
import { Switch } from '../../ui/form/Choice.tsx';
import { copy } from './copy.ts';
import type { PushView } from './use-push.ts';

const { push: words } = copy;

/** Text below the switch; says in advance what the browser does not support. */
const noteOf = ({ state, note }: PushView): string | undefined =>
  state === 'unsupported' || state === 'denied' ? words[state] : note;

interface PushCardProps {
  readonly view: PushView;
  readonly onChange: (on: boolean) => void;
}

/** Switches the notifications of this browser, or says why there are none. */
export const PushCard = ({ view, onChange }: PushCardProps): ReactNode => {
  const id = useId();
  const { state, busy } = view;
  const note = noteOf(view);
  const isOut = state === 'unsupported' || state === 'denied';
  return (
    <section className="panel-card push">
      <span className="push-icon">
        <Icon path={bell} size={24} />
      </span>
      <Switch
        label={
          <>
            <strong>{words.title}</strong>
            <small>{words.about}</small>
          </>
        }
        checked={state === 'on'}
        busy={busy}
        disabled={isOut}
        aria-describedby={note ? id : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {note ? (
        <p className="push-note" id={id} role={isOut ? 'status' : 'alert'}>
          <Icon path={warning} />
          {note}
        </p>
      ) : null}
    </section>
  );
};
