import { type Favourites, favouritesOf } from '../../api/article/reading.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import { defineScreen } from '../../screen-kit/screen.ts';
import forms from '../../ui/form/forms.css?inline';
import story from '../../ui/list/story.css?inline';
import { copy } from './copy.ts';
import { FavouritesView } from './FavouritesView.tsx';
import styles from './favourites.css?inline';

/** The reader's favourites, the same on every device. */
export const screen = defineScreen<Favourites>({
  styles: [forms, story, styles],
  load: (_, signal) => answerOf('favourites', (asking) => favouritesOf(core.clients.newsstand, 1, asking), signal),
  titleOf: () => copy.title,
  View: ({ data }) => <FavouritesView favourites={data} />,
});
