import { type ReactNode, useEffect, useState } from 'react';
import { topicLines } from '../../api/account/overview.ts';
import { searchNewsstand } from '../../api/newsstand/search.ts';
import type { ArticleLine } from '../../api/newsstand/shapes.ts';
import { core } from '../../core/page/core.ts';
import { articlePath } from '../../rules/newsstand/stories.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Story } from '../../ui/list/Story.tsx';
import { copy } from './copy.ts';

/** How many topics show their newest story. */
const mostStories = 3;

interface Chosen {
  readonly topics: readonly string[];
  readonly stories: readonly { readonly topic: string; readonly story: ArticleLine }[];
}

/** The topics that the reader follows, the first with the newest story of each. */
const chosenTopics = async (signal: AbortSignal): Promise<Chosen | undefined> => {
  const { account, newsstand } = core.clients;
  const lines = await topicLines(account, signal);
  if (lines.kind !== 'ok') return undefined;
  const topics = lines.data.filter(({ followed }) => followed).map(({ name }) => name);
  const stories: { topic: string; story: ArticleLine }[] = [];
  for (const topic of topics) {
    if (stories.length === mostStories) break;
    const found = await searchNewsstand(newsstand, { q: topic, sort: 'data' }, signal);
    const results = found.kind === 'ok' ? found.data.results : [];
    const story = results.find(({ id }) => stories.every((other) => other.story.id !== id));
    if (story) stories.push({ topic, story });
  }
  return { topics, stories };
};

/** What a reader chose in the first steps or later. A failure shows nothing: the paper does not depend on it. */
export const ChosenTopics = (): ReactNode => {
  const address = useAddress();
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(() => {
    const stop = new AbortController();
    void chosenTopics(stop.signal).then((topics) => {
      if (!stop.signal.aborted) setChosen(topics);
    });
    return () => stop.abort();
  }, []);
  if (!chosen || chosen.topics.length === 0) return null;
  return (
    <section className="block chosen">
      <div className="block-head">
        <h2 className="block-title">{copy.chosen}</h2>
        <a className="action" href={`${core.addressOf('account')}/user/profile/topics/manage`}>
          {copy.change}
        </a>
      </div>
      {chosen.stories.length > 0 ? (
        <ul className="trio">
          {chosen.stories.map(({ topic, story }) => (
            <li key={story.id}>
              <Story
                href={address(articlePath(story))}
                title={story.title}
                kicker={topic}
                summary={story.standfirst}
                level={3}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="topics">
        {chosen.topics.map((topic) => (
          <li key={topic}>
            <a className="action" href={address(`/ricerca/${encodeURIComponent(topic)}`)}>
              {topic}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
