import type { ReactNode } from 'react';

/** A decorative Phosphor icon by its path (imported with `?icon`); its button or text has the accessible name. */
export const Icon = ({ path, size = 20 }: { readonly path: string; readonly size?: number }): ReactNode => (
  <svg viewBox="0 0 256 256" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path d={path} />
  </svg>
);
