import { type ReactNode, useEffect, useState } from 'react';
import { editionsOf } from '../../api/newsstand/home.ts';
import type { Issue } from '../../api/newsstand/shapes.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import { momentOf } from '../../rules/text/calendar.ts';
import { formatDay, relativeDay } from '../../rules/text/dates.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Calendar } from './Calendar.tsx';
import { copy } from './copy.ts';

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

/** Earlier editions and the calendar of all editions. */
export const EarlierEditions = ({ shown }: { readonly shown: string | undefined }): ReactNode => {
  const [issues, setIssues] = useState<readonly Issue[] | 'failed'>();
  const [open, setOpen] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    const leaving = new AbortController();
    const span = { per_page: mostCovers + 1, ...(shown && { to: shown.replaceAll('-', '') }) };
    const ask = (signal: AbortSignal) => editionsOf(core.clients.newsstand, span, signal);
    void answerOf(`editions to ${shown ?? ''}`, ask, leaving.signal).then((result) => {
      if (leaving.signal.aborted) return;
      setIssues(result.kind === 'ok' ? result.data.edizioni : 'failed');
    });
    return () => leaving.abort();
  }, [shown, tries]);
  return (
    <section className="block earlier">
      <div className="block-head">
        <h2 className="block-title">{copy.earlier}</h2>
        <button type="button" className="action" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? copy.closeCalendar : copy.calendar}
        </button>
      </div>
      {open ? <Calendar shown={shown} /> : null}
      {issues === 'failed' ? (
        <p className="empty">
          {copy.earlierFailed}{' '}
          <button type="button" className="action" onClick={() => setTries(tries + 1)}>
            {copy.retry}
          </button>
        </p>
      ) : (
        <div className="covers-room" aria-busy={issues === undefined}>
          {issues ? <Covers issues={issues.filter(({ date }) => date !== shown).slice(0, mostCovers)} /> : null}
        </div>
      )}
    </section>
  );
};
