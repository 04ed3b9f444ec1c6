import { createRoute, z } from '@hono/zod-openapi';
import {
  isSupportOpen,
  nextSupportOpening,
  type SupportChannel,
  type SupportHours,
  supportClosesAt,
  supportWeekOf,
} from '../../../../../src/rules/assistance/support-hours.ts';
import { ApiError, statusText } from '../../../base/api-error.ts';
import { brandOfSigla } from '../../../base/brands.ts';
import { contactTopics, supportPhone } from '../../../domain/account/help/contact-topics.ts';
import { ticketNumber } from '../../../domain/account/help/tickets.ts';
import type { App } from '../../../http/base-app.ts';
import { success } from '../../../http/envelope.ts';
import type { Services } from '../../../http/services.ts';
import { requireReader } from '../../../http/session/reader.ts';
import { answers, origin } from '../../schemas.ts';

const opening = {
  open: z.boolean(),
  closes_at: z.iso.datetime().nullable().openapi({ description: 'While it is open' }),
  next_open: z.iso.datetime().openapi({ description: 'The next opening after this moment' }),
};

const data = z.object({
  topics: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      issues: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          self_service: z.object({ text: z.string(), href: z.string() }),
        }),
      ),
    }),
  ),
  phone: z.object({
    number: z.string(),
    hours: z.array(z.object({ days: z.string(), hours: z.string() })),
    ...opening,
  }),
  chat: z.object(opening),
});

const topics = createRoute({
  method: 'get',
  path: '/api/site/contact/topics',
  summary: 'Contact topics and support hours',
  request: { query: z.object({ brand: z.string().max(8).optional() }) },
  responses: answers(data, { 422: 'Unknown brand' }),
  ...origin('project', 'account'),
});

const ticketSchema = z.object({
  id: z.number().int(),
  number: z.string(),
  topic: z.string(),
  issue: z.string(),
  message: z.string(),
  status: z.enum(['open', 'closed']),
  sent_at: z.iso.datetime(),
});

const tickets = createRoute({
  method: 'get',
  path: '/api/user/tickets',
  summary: 'Messages that the reader sent while signed in, newest first',
  responses: answers(z.object({ tickets: z.array(ticketSchema) }), { 401: 'Not signed in' }),
  ...origin('project', 'account'),
});

const openingOf = (channel: SupportChannel, at: Date, own: SupportHours | undefined) => ({
  open: isSupportOpen(channel, at, own),
  closes_at: supportClosesAt(channel, at, own)?.toISOString() ?? null,
  next_open: nextSupportOpening(channel, at, own).toISOString(),
});

interface TicketRow extends Omit<z.infer<typeof ticketSchema>, 'number' | 'sent_at'> {
  readonly brand_id: number;
  readonly at: Date;
}

/** GET /api/site/contact/topics and GET /api/user/tickets. */
export const addContactTopics = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(topics, (c) => {
    const { brand } = c.req.valid('query');
    if (brand !== undefined && !brandOfSigla(brand)) {
      throw new ApiError(422, statusText(422), { errors: { brand: 'unknown' } });
    }
    const at = new Date(now());
    const { hours } = c.get('place').brand;
    const phone = { number: supportPhone, hours: supportWeekOf(hours), ...openingOf('phone', at, hours) };
    const list = contactTopics.map(({ issues, ...topic }) => ({ ...topic, issues: [...issues] }));
    return c.json(success({ topics: list, phone, chat: openingOf('chat', at, hours) }), 200);
  });
  app.openapi(tickets, async (c) => {
    const { accountId } = await requireReader(c, services);
    const rows = await db.query<TicketRow>(
      `select id, brand_id, topic, issue, message, status, at from contact_request where account_id = $1
        order by at desc, id desc limit 100`,
      [accountId],
    );
    const list = rows.map(({ brand_id, at, ...rest }) => ({
      ...rest,
      number: ticketNumber(brand_id, rest.id, at),
      sent_at: at.toISOString(),
    }));
    return c.json(success({ tickets: list }), 200);
  });
};
