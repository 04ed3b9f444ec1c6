import { createRoute, z } from '@hono/zod-openapi';
import { ApiError, statusText } from '../../base/api-error.ts';
import { drawAvatar, storeAvatar } from '../../domain/account/avatar.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { avatarAddress } from '../../http/session/avatar.ts';
import { requireReader } from '../../http/session/reader.ts';
import { answers, origin } from '../schemas.ts';

const removal = z.object({ delete: z.literal(true) });

const route = createRoute({
  method: 'post',
  path: '/api/user/profile/avatar',
  summary: 'Sets the reader’s picture, or removes it',
  request: {
    body: {
      required: false,
      content: {
        'multipart/form-data': { schema: z.object({ file: z.any().openapi({ type: 'string', format: 'binary' }) }) },
        'application/json': { schema: removal },
      },
    },
  },
  responses: answers(z.object({ avatar: z.string().nullable() }), {
    401: 'Not signed in',
    413: 'Over 2 MiB',
    422: 'Not a picture',
  }),
  ...origin('project', 'account'),
});

const fileOf = async (c: AppContext): Promise<Uint8Array> => {
  const { file } = await c.req.parseBody();
  if (!(file instanceof File)) throw new ApiError(422, statusText(422), { errors: { file: 'required' } });
  return new Uint8Array(await file.arrayBuffer());
};

/** POST /api/user/profile/avatar and GET /avatar/{tag}, the address of the picture. */
export const addAvatar = (app: App, services: Services): void => {
  const { db } = services;
  app.openapi(route, async (c) => {
    const { accountId } = await requireReader(c, services);
    if (c.req.header('content-type')?.startsWith('multipart/')) {
      const picture = await drawAvatar(await fileOf(c));
      await db.tx((tx) => storeAvatar(tx, accountId, picture));
    } else {
      if (!removal.safeParse(await c.req.json().catch(() => null)).success) throw new ApiError(422, statusText(422));
      await db.query('delete from avatar where account_id = $1', [accountId]);
    }
    return c.json(success({ avatar: await avatarAddress(c, db, accountId) }), 200);
  });
  app.get('/avatar/:tag', async (c) => {
    const [row] = await db.query<{ type: string; bytes: Uint8Array }>('select type, bytes from avatar where tag = $1', [
      c.req.param('tag'),
    ]);
    if (!row) throw new ApiError(404, statusText(404));
    return c.body(new Uint8Array(row.bytes), 200, {
      'content-type': row.type,
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-site',
    });
  });
};
