import type { html } from 'hono/html';

/** A piece of HTML; what was put into it as text is escaped. */
export type Html = ReturnType<typeof html>;
