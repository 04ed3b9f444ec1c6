import { createRoute, z } from '@hono/zod-openapi';
import { chatKindNames } from '../../../../src/rules/chatbot/subscriber-chat.ts';
import { mayUseChatbot } from '../../../../src/rules/session/access.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { answers, origin } from '../schemas.ts';
import { ragType } from './schemas.ts';

const route = createRoute({
  method: 'get',
  path: '/api/rag/access',
  summary: 'Whether the reader may use the subscriber chatbot, and which kinds of it',
  responses: answers(
    z.object({
      allowed: z.boolean(),
      kinds: z.array(ragType),
      reason: z.enum(['staff_only']).nullable().openapi({ description: 'Why not; null when it is allowed' }),
    }),
    { 401: 'Not signed in' },
  ),
  ...origin('project', 'newsstand'),
});

/** GET /api/rag/access: called before the page opens. */
export const addRagAccess = (app: App, services: Services): void => {
  app.openapi(route, async (c) => {
    const allowed = mayUseChatbot((await requireReader(c, services)).email);
    return c.json(
      success({
        allowed,
        kinds: allowed ? [...chatKindNames] : [],
        reason: allowed ? null : ('staff_only' as const),
      }),
      200,
    );
  });
};
