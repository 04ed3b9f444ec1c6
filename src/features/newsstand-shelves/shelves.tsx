import { homeOf } from '../../api/newsstand/home.ts';
import { shelvesOf } from '../../api/newsstand/shelves.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import { defineScreen } from '../../screen-kit/screen.ts';
import story from '../../ui/list/story.css?inline';
import { copy } from './copy.ts';
import { SectionsView, type Shelves, SpecialsView } from './ShelvesView.tsx';
import styles from './shelves.css?inline';

/** The list of sections or specials. Shows without headlines and pages when the edition fails to load. */
export const screen = defineScreen<Shelves>({
  styles: [story, styles],
  async load({ params }, signal) {
    const kind = params.kind === 'specials' ? 'specials' : 'sections';
    const client = core.clients.newsstand;
    const [list, home] = await Promise.all([
      answerOf(kind, (asking) => shelvesOf(client, kind, asking), signal),
      answerOf('home  ', (asking) => homeOf(client, {}, asking), signal),
    ]);
    if (list.kind !== 'ok') return list;
    const today = home.kind === 'ok' ? home.data : undefined;
    const rows = list.data.items.map((shelf) => ({
      ...shelf,
      headline: today?.sections.find(({ slug }) => slug === shelf.slug)?.articles[0]?.title,
    }));
    return { kind: 'ok', data: { kind, rows, issue: today?.issues[0] } };
  },
  titleOf: ({ kind }) => copy[kind],
  View: ({ data }) => (data.kind === 'sections' ? <SectionsView {...data} /> : <SpecialsView rows={data.rows} />),
});
