import type { html } from 'hono/html';

/** A piece of HTML; interpolated text is escaped. */
export type Html = ReturnType<typeof html>;
