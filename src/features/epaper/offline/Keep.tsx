import { path as trash } from '@phosphor-icons/core/assets/regular/trash.svg?icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Edition } from '../../../api/epaper/edition.ts';
import { canKeepEditions, dropEdition, keepEdition, keptEditions } from '../../../core/epaper/kept-editions.ts';
import { useAttributes } from '../../../element-kit/panel/panel.tsx';
import { decimal } from '../../../rules/language/formats.ts';
import { momentOf } from '../../../rules/text/calendar.ts';
import { longDate } from '../../../rules/text/dates.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import { copy } from '../copy.ts';
import { extra } from '../drawers/extra-copy.ts';
import { textsFor } from '../drawers/texts.ts';
import { toKeep } from './to-keep.ts';

/** Storage size: `4,2 MB`. */
const megabytes = (bytes: number): string => `${decimal(Math.max(bytes, 100_000) / 1_000_000)} MB`;

type State = { readonly kind: 'rest' | 'failed' | 'cannot' } | { readonly kind: 'keeping'; readonly part: number };

/** Stores the edition for reading offline. Lists the stored editions with their size and deletes them. */
export const Keep = ({ edition }: { readonly edition: Edition }): ReactNode => {
  const worker = String(useAttributes().worker);
  const kept = useSignalValue(keptEditions());
  const [state, setState] = useState<State>({ kind: 'rest' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => {
    void canKeepEditions(worker).then((can) => {
      if (!can) setState({ kind: 'cannot' });
    });
    return () => stop.current?.abort();
  }, [worker]);
  const keep = async () => {
    const over = new AbortController();
    stop.current = over;
    setState({ kind: 'keeping', part: 0 });
    const texts = await textsFor(edition.id, over.signal);
    try {
      if (texts.kind !== 'ok') throw new Error('np: the texts of the edition could not be had.');
      const progress = (part: number) => setState({ kind: 'keeping', part });
      const done = await keepEdition(worker, toKeep(edition, texts.data), progress, over.signal);
      setState({ kind: done ? 'rest' : 'cannot' });
    } catch {
      setState({ kind: over.signal.aborted ? 'rest' : 'failed' });
    }
  };
  const own = kept.find(({ id }) => id === edition.id);
  return (
    <div className="keep">
      <p>{own ? extra.kept(megabytes(own.bytes)) : extra.keepText}</p>
      {state.kind === 'keeping' ? (
        <>
          <p role="status">{extra.keeping(Math.round(state.part * 100))}</p>
          <progress value={state.part} aria-label={copy.keep} />
          <button type="button" className="button" onClick={() => stop.current?.abort()}>
            {extra.stopKeeping}
          </button>
        </>
      ) : null}
      {state.kind === 'cannot' || state.kind === 'failed' ? (
        <p role="alert">{state.kind === 'cannot' ? extra.cannotKeep : extra.keepFailed}</p>
      ) : null}
      {own || state.kind === 'keeping' || state.kind === 'cannot' ? null : (
        <button type="button" className="button primary" onClick={() => void keep()}>
          {extra.keepButton}
        </button>
      )}
      {kept.length > 0 ? (
        <section>
          <h3>{extra.keptList}</h3>
          <ul className="rows">
            {kept.map(({ id, title, date, bytes }) => (
              <li key={id} className="kept-row">
                <span>
                  <strong>{title}</strong>
                  <br />
                  {longDate(momentOf(date))} · {megabytes(bytes)}
                </span>
                <button
                  type="button"
                  className="button small"
                  aria-label={extra.dropOf(`${title}, ${longDate(momentOf(date))}`)}
                  onClick={() => void dropEdition(id)}
                >
                  <Icon path={trash} size={18} />
                  {extra.drop}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
};
