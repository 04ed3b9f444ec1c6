import type { ReactNode } from 'react';
import { Lazy } from '../Lazy.tsx';

interface LazyCalendarProps {
  readonly shown: string | undefined;
  readonly pathOf: (day: string) => string;
  readonly texts: { readonly failed: string; readonly retry: string };
}

/** The calendar; its code loads when the reader opens it. */
export const LazyCalendar = ({ texts, ...props }: LazyCalendarProps): ReactNode => (
  <Lazy name="calendar" load={() => import('./Calendar.tsx')} texts={texts} fallback={<div aria-busy="true" />}>
    {({ Calendar }) => <Calendar {...props} />}
  </Lazy>
);
