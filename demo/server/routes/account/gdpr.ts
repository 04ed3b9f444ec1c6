import { createRoute, z } from '@hono/zod-openapi';
import { ApiError, statusText } from '../../base/api-error.ts';
import { recordOf } from '../../base/records.ts';
import { issueTicket, putBlob } from '../../blobs/blob-store.ts';
import { storedAttachments } from '../../blobs/stored.ts';
import { countCall } from '../../db/rate-limit.ts';
import { noteAudit } from '../../domain/account/audit.ts';
import { exportArchive, personalData } from '../../domain/account/gdpr/export.ts';
import {
  addRequest,
  cancelDeletion,
  exportWith,
  type GdprRequest,
  hasActiveSubscription,
  latestRequest,
  UNDO_MS,
} from '../../domain/account/gdpr/requests.ts';
import { deletionLetter, exportLetter } from '../../domain/account/letters.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireOwnPassword } from '../../http/session/password-change.ts';
import { requireReader } from '../../http/session/reader.ts';
import { sendMail } from '../../mail/outbox.ts';
import { answers, jsonBody, origin } from '../schemas.ts';

const request = z.object({
  id: z.string(),
  status: z.enum(['pending', 'done', 'cancelled']),
  requested_at: z.iso.datetime(),
  effective_at: z.iso.datetime().nullable(),
});

const state = z.object({
  request: request.nullable().openapi({ description: 'The latest export request' }),
  deletion: request.nullable().openapi({ description: 'The latest deletion request' }),
  counts: z.record(z.string(), z.number().int()).openapi({ description: 'Contents of an export: table → rows' }),
});

const preview = createRoute({
  method: 'get',
  path: '/api/user/gdpr/export',
  summary: 'The state of the reader’s requests and the contents of an export',
  responses: answers(state, { 401: 'Not signed in' }),
  ...origin('project', 'account'),
});

const exportRoute = createRoute({
  method: 'post',
  path: '/api/user/gdpr/export',
  summary: 'Creates an archive of the reader’s data and sends its link by mail',
  request: jsonBody(
    z.object({
      password: z.string().max(1024).optional(),
      key: z.uuid().optional().openapi({ description: 'The same key makes one archive and sends one mail' }),
    }),
  ),
  responses: answers(z.object({ request }), {
    401: 'Not signed in',
    403: 'The password is wrong: ERR_PASSWORD',
    429: 'More than ten exports a day, or too many wrong passwords',
  }),
  ...origin('project', 'account'),
});

const deleteRoute = createRoute({
  method: 'post',
  path: '/api/user/gdpr/delete',
  summary: 'Requests the deletion of the reader’s data, effective a day later',
  request: jsonBody(z.object({ password: z.string().max(1024), confirm: z.literal('ELIMINA') })),
  responses: answers(z.object({ request }), {
    401: 'Not signed in',
    403: 'The password is wrong: ERR_PASSWORD',
    409: 'A paid subscription is active: ERR_ACTIVE_SUBSCRIPTION',
    422: 'The confirmation word is missing',
    429: 'Too many wrong passwords: ERR_TOO_MANY_ATTEMPTS',
  }),
  ...origin('project', 'account'),
});

const cancelRoute = createRoute({
  method: 'post',
  path: '/api/user/gdpr/delete/cancel',
  summary: 'Cancels a pending deletion',
  responses: answers(z.object({ request }), { 401: 'Not signed in', 404: 'No deletion was requested' }),
  ...origin('project', 'account'),
});

const texts = {
  tooMany: 'Hai già chiesto più volte i tuoi dati oggi. Riprova domani.',
  active: 'Hai un abbonamento attivo: i dati si possono cancellare quando è finito.',
};

const perDay = { name: 'gdpr-export', limit: 10, windowMs: 86_400_000 };
const LINK_LIFETIME_MS = 7 * 86_400_000;

const wire = (one: GdprRequest): z.infer<typeof request> => ({
  id: one.id,
  status: one.status,
  requested_at: one.requested_at.toISOString(),
  effective_at: one.effective_at?.toISOString() ?? null,
});

const addExport = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(preview, async (c) => {
    const reader = await requireReader(c, services);
    const latest = await latestRequest(db, reader.accountId, 'export');
    const deletion = await latestRequest(db, reader.accountId, 'delete');
    const counts = (await personalData(db, reader)).map(({ name, rows }) => [name, rows.length]);
    const answer = { request: latest ? wire(latest) : null, deletion: deletion ? wire(deletion) : null };
    return c.json(success({ ...answer, counts: Object.fromEntries(counts) }), 200);
  });
  app.openapi(exportRoute, async (c) => {
    const reader = await requireReader(c, services);
    const { accountId, brandId, email, name } = reader;
    const { password, key } = c.req.valid('json');
    if (password !== undefined) await requireOwnPassword(c, services, reader, password, 'ERR_PASSWORD');
    const known = key === undefined ? undefined : await db.tx((tx) => exportWith(tx, accountId, key));
    if (known) return c.json(success({ request: wire(known) }), 200);
    await countCall(db, perDay, accountId, now(), texts.tooMany);
    // Read beforehand: a transaction does not wait for the storage.
    const files = await storedAttachments(services, accountId);
    const made = await db.tx(async (tx) => {
      const twin = key === undefined ? undefined : await exportWith(tx, accountId, key);
      if (twin) return twin;
      const gdprRequest = await addRequest(tx, accountId, { kind: 'export', key }, now());
      await noteAudit(tx, reader, 'export_requested', now());
      const bytes = exportArchive(await personalData(tx, reader, files), recordOf(c.get('place').brand).name, now());
      const expiresAt = now() + LINK_LIFETIME_MS;
      const file = {
        accountId,
        kind: 'export',
        name: 'i-tuoi-dati.zip',
        contentType: 'application/zip',
        bytes,
        expiresAt,
      };
      const token = await issueTicket(tx, await putBlob(tx, file, now()), expiresAt);
      const letter = exportLetter({ brandId, base: services.mailBase }, name, token, expiresAt);
      await sendMail(tx, { to: email, ...letter }, now());
      return gdprRequest;
    });
    return c.json(success({ request: wire(made) }), 200);
  });
};

/** GET and POST /api/user/gdpr/export, POST /api/user/gdpr/delete and …/cancel. */
export const addGdpr = (app: App, services: Services): void => {
  const { db, now } = services;
  addExport(app, services);
  app.openapi(deleteRoute, async (c) => {
    const reader = await requireReader(c, services);
    const { accountId, brandId, email, name } = reader;
    await requireOwnPassword(c, services, reader, c.req.valid('json').password, 'ERR_PASSWORD');
    const gdprRequest = await db.tx(async (tx) => {
      if (await hasActiveSubscription(tx, accountId)) return undefined;
      await cancelDeletion(tx, accountId, now());
      const effectiveAt = now() + UNDO_MS;
      const made = await addRequest(tx, accountId, { kind: 'delete', effectiveAt }, now());
      await noteAudit(tx, reader, 'deletion_requested', now());
      const letter = deletionLetter({ brandId, base: services.mailBase }, name);
      await sendMail(tx, { to: email, ...letter }, now());
      return made;
    });
    if (!gdprRequest) throw new ApiError(409, texts.active, { code: 'ERR_ACTIVE_SUBSCRIPTION' });
    return c.json(success({ request: wire(gdprRequest) }), 200);
  });
  app.openapi(cancelRoute, async (c) => {
    const reader = await requireReader(c, services);
    const cancelled = await db.tx(async (tx) => {
      const found = await cancelDeletion(tx, reader.accountId, now());
      if (found) await noteAudit(tx, reader, 'deletion_cancelled', now());
      // Asked again after a lost answer: it is cancelled already.
      return found ?? (await latestRequest(tx, reader.accountId, 'delete'));
    });
    if (cancelled?.status !== 'cancelled') throw new ApiError(404, statusText(404));
    return c.json(success({ request: wire(cancelled) }), 200);
  });
};
