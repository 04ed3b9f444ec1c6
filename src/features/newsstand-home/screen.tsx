import type { Home } from '../../api/newsstand/home.ts';
import { defineScreen } from '../../screen-kit/screen.ts';
import story from '../../ui/list/story.css?inline';
import { copy } from './copy.ts';
import { homeFor } from './data.ts';
import { HomeView } from './HomeView.tsx';
import styles from './home.css?inline';

/** The newsstand's home. `?date=` (yyyymmdd) opens an earlier day, `?edizione=` a local edition. */
export const screen = defineScreen<Home>({
  styles: [story, styles],
  load: ({ query: { date, edizione } }, signal) => homeFor({ date, edizione }, signal),
  titleOf: () => copy.title,
  View: ({ data, place }) => <HomeView home={data} date={place.query.date} edition={place.query.edizione} />,
});
