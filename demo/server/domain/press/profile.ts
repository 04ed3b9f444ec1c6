import { z } from '@hono/zod-openapi';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { clockTime } from '../../../../src/rules/text/dates.ts';
import { brandIdentities } from '../../base/brands.ts';
import type { Queryable } from '../../db/db.ts';

const text = (max: number) => z.string().trim().min(1).max(max);
const siglas = brandIdentities.map(({ sigla }) => sigla);

/** Settings of a company's press review, as sent by the API. */
export const profileSchema = z.object({
  keywords: z.array(text(80)).max(30).openapi({ description: 'A story matches with one of these; empty: all stories' }),
  excluded: z.array(text(80)).max(30).openapi({ description: 'A story with one of these does not match' }),
  testate: z.array(z.enum(siglas)).max(siglas.length).openapi({ description: 'Codes of the mastheads; empty: all' }),
  schedule: z.object({
    interval: z.enum(['never', 'daily', 'weekly']),
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .openapi({ description: 'hh:mm in Italy' }),
    day: z.number().int().min(0).max(6).openapi({ description: 'For weekly: 0 Sunday to 6 Saturday' }),
  }),
  format: z.enum(['pdf', 'html']).openapi({ description: 'As an attachment, or in the mail itself' }),
  always_send: z.boolean().openapi({ description: 'Send even if nothing is selected' }),
  cover: z.object({
    title: text(120),
    logo: z
      .string()
      .max(48_000)
      .regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/)
      .nullable()
      .openapi({ description: 'A small PNG or JPEG picture as a data address' }),
    accent: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  }),
});

export type Profile = z.infer<typeof profileSchema>;

export const defaultProfile: Profile = {
  keywords: [],
  excluded: [],
  testate: [],
  schedule: { interval: 'never', time: '07:30', day: 1 },
  format: 'pdf',
  always_send: false,
  cover: { title: 'Rassegna stampa', logo: null, accent: '#1B1916' },
};

export const readProfile = async (db: Queryable, accountId: string): Promise<Profile> => {
  const [row] = await db.query<Profile>(
    `select keywords, excluded, testate, schedule, format, always_send, cover from review_profile where account_id = $1`,
    [accountId],
  );
  return row ?? defaultProfile;
};

/** Writes the whole profile. A new schedule whose time has passed today starts tomorrow. */
export const writeProfile = async (db: Queryable, accountId: string, profile: Profile, now: number): Promise<void> => {
  const { keywords, excluded, testate, schedule, format, always_send, cover } = profile;
  const moment = new Date(now);
  await db.query(
    `insert into review_profile as p
       (account_id, keywords, excluded, testate, schedule, format, always_send, cover, updated_at, last_due)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (account_id) do update set keywords = $2, excluded = $3, testate = $4, schedule = $5, format = $6,
       always_send = $7, cover = $8, updated_at = $9,
       last_due = case when p.schedule = $5::jsonb then p.last_due else $10::date end`,
    [
      accountId,
      keywords,
      excluded,
      testate,
      JSON.stringify(schedule),
      format,
      always_send,
      JSON.stringify(cover),
      moment,
      clockTime(moment) >= schedule.time ? dayOf(moment) : null,
    ],
  );
};
