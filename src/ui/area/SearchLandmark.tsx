import type { ComponentProps, ReactNode } from 'react';

/** A form that screen readers list as a search. */
export const SearchLandmark = (form: ComponentProps<'form'>): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: `<search>` is missing in Chrome 111, Safari 16.4 and Firefox 115
  <form {...form} role="search" />
);
