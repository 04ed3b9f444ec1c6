import type { ReactNode } from 'react';
import { openPressReview } from '../../core/press/press-review.ts';
import type { Day } from '../../rules/text/calendar.ts';
import { defineScreen } from '../../screen-kit/screen.ts';
import forms from '../../ui/form/forms.css?inline';
import { copy } from './copy.ts';
import { Desk } from './desk/Desk.tsx';
import styles from './desk/desk.css?inline';
import filters from './stories/filters.css?inline';
import table from './stories/table.css?inline';

const Bound = ({ data }: { readonly data: Day }): ReactNode => <Desk last={data} />;

/** The press review in the newsstand. Readers without one are redirected. */
export const screen = defineScreen<Day>({
  styles: [forms, table, filters, styles],
  async load(_, signal) {
    const entry = await openPressReview(signal);
    return typeof entry === 'object' ? { kind: 'ok', data: entry.show } : new Promise(() => {});
  },
  titleOf: () => copy.title,
  View: Bound,
});
