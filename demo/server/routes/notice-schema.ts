import { z } from '@hono/zod-openapi';
import type { PlacedNotice } from '../domain/notices/notices.ts';

/** Specification, point 3, "Notice", as it travels. */
export const noticeSchema = z
  .object({
    id: z.string(),
    type: z.enum(['error', 'warning', 'info', 'other']),
    message: z.string().openapi({ description: 'Its title' }),
    timeout: z.number().int().openapi({ description: 'Milliseconds; 0: until dismissed' }),
    link: z.string().nullable(),
    linkText: z.string().nullable(),
    scrollIntoView: z.boolean(),
    date: z.iso.date(),
  })
  .openapi('Notice');

/** A notice without the place that it marks. */
export const wireNotice = ({ menuPath: _, ...notice }: PlacedNotice): z.infer<typeof noticeSchema> => notice;
