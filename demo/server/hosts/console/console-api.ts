import { z } from 'zod';
import { ApiError, statusText } from '../../base/api-error.ts';
import { brandOfSigla } from '../../base/brands.ts';
import { brandOrigin } from '../../base/hosts.ts';
import { people } from '../../domain/seed/people/people.ts';
import { defaultSettings, faultInput, worldSettings } from '../../domain/world/settings.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { type Fetch, nobody, signInAs } from '../../http/session/sign-in-as.ts';
import { worldState } from './console-state.ts';
import type { Doors } from './doors.ts';
import { addFault, addPresets, removeFault, switchFault } from './fault-store.ts';

const settingsInput = worldSettings.partial();
const activeInput = z.object({ active: z.boolean() });
const path = z
  .string()
  .regex(/^\/(?![\\/])[^\p{Cc}]*$/u)
  .max(2048);
const signInInput = z.object({
  brand: z.string(),
  /** Null signs out. */
  email: z.enum(people.map(({ email }) => email)).nullable(),
  /** Path of the newsstand to open. */
  target: path,
  /** Path of the preview that the console frames. */
  preview: path.optional(),
});

const bodyOf = async <Schema extends z.ZodType>(c: AppContext, schema: Schema): Promise<z.infer<Schema>> => {
  const parsed = schema.safeParse(await c.req.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const errors = Object.fromEntries(parsed.error.issues.map(({ path, code }) => [path.join('.'), code]));
  throw new ApiError(422, statusText(422), { errors });
};

const numberOf = (c: AppContext): number => Number(c.req.param('id'));

const addFaultCalls = (app: App, { db, world }: Services): void => {
  const done = async (c: AppContext, found: boolean): Promise<Response> => {
    if (!found) throw new ApiError(404, statusText(404));
    await world.reload();
    return c.json(success(await worldState(db, world)));
  };
  app.post('/api/console/faults', async (c) => {
    const fault = await bodyOf(c, faultInput);
    await addPresets(db);
    await addFault(db, fault);
    return done(c, true);
  });
  app.post('/api/console/faults/:id{[0-9]{1,15}}', async (c) =>
    done(c, await switchFault(db, numberOf(c), (await bodyOf(c, activeInput)).active)),
  );
  app.post('/api/console/faults/:id{[0-9]{1,15}}/delete', async (c) => done(c, await removeFault(db, numberOf(c))));
};

/** The calls by which the console reads and changes the running world. */
export const addConsoleApi = (app: App, services: Services, fetch: Fetch, doors: Doors): void => {
  const { db, world } = services;
  app.get('/api/console/state', async (c) => c.json(success(await worldState(db, world))));
  app.post('/api/console/settings', async (c) => {
    await world.set(await bodyOf(c, settingsInput));
    return c.json(success(await worldState(db, world)));
  });
  app.post('/api/console/reset', async (c) => {
    await db.query('delete from fault_rule');
    await addPresets(db);
    await world.set(defaultSettings);
    return c.json(success(await worldState(db, world)));
  });
  app.post('/api/console/sign-in', async (c) => {
    const { brand: sigla, email, target, preview } = await bodyOf(c, signInInput);
    const brand = brandOfSigla(sigla);
    if (!brand) throw new ApiError(422, statusText(422), { errors: { brand: 'unknown' } });
    const base = c.get('url');
    const userAgent = c.req.header('user-agent') ?? '';
    const signed = email === null ? nobody : await signInAs(fetch, { brand, base, email, userAgent }, c.env);
    if (!signed) throw new ApiError(409, 'L’accesso è stato rifiutato.', { code: 'ERR_SIGN_IN' });
    const newsstand = brandOrigin(brand, 'newsstand', base);
    const doorTo = (door: string) => `${brandOrigin(brand, 'account', base)}/prova/sessione/${door}`;
    const open = doorTo(doors.add(signed.cookies, newsstand + target));
    const framed = preview === undefined ? undefined : doorTo(doors.add(signed.cookies, newsstand + preview, true));
    return c.json(success({ id_token: signed.idToken, open, framed }));
  });
  addFaultCalls(app, services);
};
