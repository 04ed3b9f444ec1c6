import { z } from '@hono/zod-openapi';
import type { PlacedNotice } from '../domain/notices/notices.ts';

/** A notice in wire format. */
export const noticeSchema = z
  .object({
    id: z.string(),
    type: z.enum(['error', 'warning', 'info', 'other']),
    message: z.string().openapi({ description: 'The title' }),
    timeout: z.number().int().openapi({ description: 'Milliseconds; 0: until dismissed' }),
    link: z.string().nullable(),
    linkText: z.string().nullable(),
    scrollIntoView: z.boolean(),
    date: z.iso.date(),
  })
  .openapi('Notice');

/** A notice in wire format: without its menu path. */
export const wireNotice = ({ menuPath: _, ...notice }: PlacedNotice): z.infer<typeof noticeSchema> => notice;
