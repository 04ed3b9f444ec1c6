import { type ReactNode, useEffect, useState } from 'react';
import { type Found, searchNewsstand } from '../../../api/newsstand/search.ts';
import type { ArticleLine } from '../../../api/newsstand/shapes.ts';
import { core } from '../../../core/page/core.ts';
import { articlePath, picturesOnce } from '../../../rules/newsstand/stories.ts';
import { relativeDay } from '../../../rules/text/dates.ts';
import { keywordsOf } from '../../../rules/text/marked-words.ts';
import { useAddress } from '../../../ui/base/address.ts';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import { Picture, Story } from '../../../ui/list/Story.tsx';
import { copy } from '../copy.ts';
import type { Answer } from './answer.ts';

const dayOf = ({ date, archived }: ArticleLine): string => {
  const moment = new Date(archived ? '' : (date ?? ''));
  return Number.isNaN(moment.getTime()) ? (archived ? copy.archived : '') : relativeDay(moment, new Date());
};

/** Related articles, with the numbers that the answer cites. */
const ReadAlso = ({ answer }: { readonly answer: Answer }): ReactNode => {
  const address = useAddress();
  const related = useSignalValue(answer.related);
  const citations = useSignalValue(answer.evidence)?.citations ?? [];
  if (related.length === 0) return null;
  return (
    <section className="read-also">
      <h2>{copy.readAlso}</h2>
      <ul>
        {picturesOnce(related).map((article) => {
          const n = citations.find(({ article_id }) => article_id === article.id)?.n;
          return (
            <li key={article.id} className={[article.image && 'pictured', n && 'numbered'].filter(Boolean).join(' ')}>
              {article.image ? <Picture src={article.image} /> : null}
              {n ? (
                <span className="number" aria-hidden="true">
                  {n}
                </span>
              ) : null}
              <h3>
                <a href={address(articlePath(article))} lang="it">
                  {article.title}
                </a>
              </h3>
              <p>{dayOf(article)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const mostResults = 4;

/** Results of a plain search for the same question, independent of the chatbot. */
const Results = ({ question }: { readonly question: string }): ReactNode => {
  const address = useAddress();
  const [found, setFound] = useState<Found['results']>();
  const words = keywordsOf(question).join(' or ');
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      const result =
        words === '' ? undefined : await searchNewsstand(core.clients.newsstand, { q: words }, leaving.signal);
      if (!leaving.signal.aborted) setFound(result?.kind === 'ok' ? result.data.results.slice(0, mostResults) : []);
    };
    void look();
    return () => leaving.abort();
  }, [words]);
  return (
    <section className="results" aria-busy={!found}>
      <h2>{copy.results}</h2>
      {found?.length === 0 ? <p className="nothing">{copy.noHit}</p> : null}
      {found ? null : <p className="nothing">{copy.resultsLoading}</p>}
      <ul>
        {found?.map((article) => (
          <li key={article.id}>
            <Story
              href={address(articlePath(article))}
              title={article.title}
              meta={dayOf(article)}
              size="small"
              level={3}
            />
          </li>
        ))}
      </ul>
      {found?.length ? (
        <a className="link" href={address(`/ricerca?q=${encodeURIComponent(words)}`)}>
          {copy.allResults}
        </a>
      ) : null}
    </section>
  );
};

/** Beside an answer: related articles and results of a plain search. */
export const Rail = ({ answer }: { readonly answer: Answer }): ReactNode => {
  const status = useSignalValue(answer.status);
  return (
    <aside className="rail" aria-label={copy.readAlso}>
      <ReadAlso answer={answer} />
      {status === 'waiting' || status === 'writing' ? null : <Results question={answer.question} />}
    </aside>
  );
};
