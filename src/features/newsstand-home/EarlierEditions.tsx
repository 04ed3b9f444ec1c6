import { type ReactNode, useCallback, useRef, useState } from 'react';
import { editionsOf } from '../../api/newsstand/home.ts';
import type { Issue } from '../../api/newsstand/shapes.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import { momentOf } from '../../rules/text/calendar.ts';
import { formatDay, relativeDay } from '../../rules/text/dates.ts';
import { LazyCalendar } from '../../screen-kit/calendar/LazyCalendar.tsx';
import { useAddress } from '../../ui/base/address.ts';
import { useRequest } from '../../ui/base/use-request.ts';
import { copy } from './copy.ts';
import { useSeen } from './use-seen.ts';

const mostCovers = 7;

const smallCover = (cover: string): string => cover.replace(/([?&])w=\d+/, '$1w=320');

/** `Ieri, 19 novembre`, `18 novembre`: without the year. */
const label = ({ date }: Issue): string => relativeDay(momentOf(date), new Date()).replace(/ \d{4}$/, '');

const Covers = ({ issues }: { readonly issues: readonly Issue[] }): ReactNode => {
  const address = useAddress();
  return (
    <ul className="covers">
      {issues.map((issue) => (
        <li key={issue.id_edizione}>
          <a className="paper" href={address(`/?date=${formatDay(momentOf(issue.date))}`)}>
            {issue.cover ? (
              <img src={smallCover(issue.cover)} width={320} height={464} alt="" loading="lazy" />
            ) : (
              <span className="no-cover" />
            )}
            <span>{label(issue)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};

const calendarTexts = { failed: copy.earlierFailed, retry: copy.retry };
const none = (): void => {};

/** Earlier editions and the calendar of all editions. */
export const EarlierEditions = ({ shown }: { readonly shown: string | undefined }): ReactNode => {
  const [issues, setIssues] = useState<readonly Issue[] | 'failed'>();
  const [open, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isSeen = useSeen(section);
  const load = useCallback(
    (signal: AbortSignal) => {
      const span = { per_page: mostCovers + 1, ...(shown && { to: shown.replaceAll('-', '') }) };
      const ask = (ownSignal: AbortSignal) => editionsOf(core.clients.newsstand, span, ownSignal);
      void answerOf(`editions to ${shown ?? ''}`, ask, signal).then((result) => {
        if (!signal.aborted) setIssues(result.kind === 'ok' ? result.data.edizioni : 'failed');
      });
    },
    [shown],
  );
  const retry = useRequest(isSeen ? load : none);
  return (
    <section ref={section} className="block earlier">
      <div className="block-head">
        <h2 className="block-title">{copy.earlier}</h2>
        <button type="button" className="action" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? copy.closeCalendar : copy.calendar}
        </button>
      </div>
      {open ? <LazyCalendar shown={shown} pathOf={(day) => `/?date=${day}`} texts={calendarTexts} /> : null}
      {issues === 'failed' ? (
        <p className="empty">
          {copy.earlierFailed}{' '}
          <button type="button" className="action" onClick={retry}>
            {copy.retry}
          </button>
        </p>
      ) : (
        <div className="covers-room" aria-busy={isSeen && issues === undefined}>
          {issues ? <Covers issues={issues.filter(({ date }) => date !== shown).slice(0, mostCovers)} /> : null}
        </div>
      )}
    </section>
  );
};
