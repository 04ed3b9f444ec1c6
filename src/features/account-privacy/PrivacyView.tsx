import { path as info } from '@phosphor-icons/core/assets/fill/info-fill.svg?icon';
import { path as warning } from '@phosphor-icons/core/assets/fill/warning-fill.svg?icon';
import { type ReactNode, useState } from 'react';
import type { ConsentChange } from '../../api/account/consents.ts';
import type { GdprState } from '../../api/account/gdpr.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { copy } from './copy.ts';
import { consentName, moment, pendingDeletion, rowsIn, surfaceName } from './model.ts';

interface RequestsViewProps {
  readonly state: GdprState;
  readonly isExporting: boolean;
  readonly isUndoing: boolean;
  /** The export was just asked for. */
  readonly isAsked: boolean;
  readonly onExport: () => void;
  readonly onDelete: () => void;
  readonly onUndo: () => void;
}

export const RequestsView = (props: RequestsViewProps): ReactNode => {
  const { state, isExporting, isUndoing, isAsked, onExport, onDelete, onUndo } = props;
  const waiting = pendingDeletion(state);
  return (
    <>
      <div className="requests">
        <div>
          <p>{copy.about}</p>
          <p className="hint">{copy.export.content(rowsIn(state))}</p>
          {state.request && !isAsked ? (
            <p className="hint">{copy.export.last(moment(state.request.requested_at))}</p>
          ) : null}
        </div>
        <Button size="small" busy={isExporting} onClick={onExport}>
          {copy.export.action}
        </Button>
        {waiting ? null : (
          <Button size="small" kind="danger" onClick={onDelete}>
            {copy.deletion.action}
          </Button>
        )}
      </div>
      <div role="status" className="news">
        {isAsked ? (
          <div className="notice info">
            <Icon path={info} />
            <p>{copy.export.asked}</p>
          </div>
        ) : null}
        {waiting ? (
          <div className="notice">
            <Icon path={warning} />
            <p>{copy.deletion.pending(moment(waiting.effective_at))}</p>
            <Button size="small" busy={isUndoing} onClick={onUndo}>
              {copy.deletion.undo}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
};

/** Lines shown until the reader asks for all. */
const few = 5;

export const HistoryView = ({ history }: { readonly history: readonly ConsentChange[] }): ReactNode => {
  const [isWhole, setWhole] = useState(false);
  if (history.length === 0) return <p className="hint">{copy.history.none}</p>;
  return (
    <div className="history-box">
      <table className="history">
        <caption className="unseen">{copy.history.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.history.when}</th>
            <th scope="col">{copy.history.what}</th>
            <th scope="col">{copy.history.choice}</th>
            <th scope="col">{copy.history.where}</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? history : history.slice(0, few)).map(({ id, granted, at, surface, receipt_id }) => (
            <tr key={`${receipt_id} ${id}`}>
              <td>{moment(at)}</td>
              <th scope="row">{consentName(id)}</th>
              <td>{granted ? copy.history.given : copy.history.taken}</td>
              <td>{surfaceName(surface)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {history.length > few && !isWhole ? (
        <div>
          <Button size="small" onClick={() => setWhole(true)}>
            {copy.history.all}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
