import { shelfOf, shelvesOf } from '../../api/newsstand/shelves.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import { defineScreen } from '../../screen-kit/screen.ts';
import story from '../../ui/list/story.css?inline';
import type { ShelfData } from './data.ts';
import { ShelfView } from './ShelfView.tsx';
import styles from './shelf.css?inline';

/** A section or special, of a day or of all days. Shows without the list of the others when that fails. */
export const screen = defineScreen<ShelfData>({
  styles: [story, styles],
  async load({ params }, signal) {
    const kind = params.kind === 'special' ? 'special' : 'section';
    const { titolo, date, id_edizione, id } = params;
    const query = { titolo, date, id_edizione, id };
    const many = kind === 'special' ? 'specials' : 'sections';
    const client = core.clients.newsstand;
    const [shelf, list] = await Promise.all([
      answerOf(`${kind} ${JSON.stringify(query)}`, (asking) => shelfOf(client, kind, query, asking), signal),
      answerOf(many, (asking) => shelvesOf(client, many, asking), signal),
    ]);
    if (shelf.kind !== 'ok') return shelf;
    const others = list.kind === 'ok' ? list.data.items.filter(({ slug }) => slug !== shelf.data.item.slug) : [];
    return { kind: 'ok', data: { kind, query, shelf: shelf.data, others } };
  },
  titleOf: ({ shelf }) => shelf.item.titolo,
  View: ({ data }) => <ShelfView key={JSON.stringify([data.kind, data.query])} {...data} />,
});
