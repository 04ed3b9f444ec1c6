import { createRoute, z } from '@hono/zod-openapi';
import { type Onboarding, onboardingSteps, setStep, stepStates } from '../../../../../src/rules/account/onboarding.ts';
import type { Queryable } from '../../../db/db.ts';
import type { App } from '../../../http/base-app.ts';
import { success } from '../../../http/envelope.ts';
import type { Services } from '../../../http/services.ts';
import { requireReader } from '../../../http/session/reader.ts';
import { answers, jsonBody, origin } from '../../schemas.ts';

const state = z.enum(stepStates);
const data = z.object({ steps: z.object({ interests: state, newsletters: state, download_app: state }) });

const read = createRoute({
  method: 'get',
  path: '/api/user/onboarding',
  summary: 'The states of the onboarding steps',
  responses: answers(data, { 401: 'Not signed in' }),
  ...origin('project', 'account'),
});

const write = createRoute({
  method: 'post',
  path: '/api/user/onboarding',
  summary: 'Sets a step; finishing it makes the next one current',
  request: jsonBody(z.object({ step: z.enum(onboardingSteps), state })),
  responses: answers(data, { 401: 'Not signed in', 422: 'No such step or state' }),
  ...origin('project', 'account'),
});

/** The states of a reader's first steps. */
export const stepsOf = async (db: Queryable, accountId: string, lock = false): Promise<Onboarding> => {
  const [row] = await db.query<{ onboarding: Onboarding }>(
    `select onboarding from account where id = $1 ${lock ? 'for update' : ''}`,
    [accountId],
  );
  if (!row) throw new Error('The account is gone');
  return row.onboarding;
};

/** GET and POST /api/user/onboarding. */
export const addOnboarding = (app: App, services: Services): void => {
  const { db } = services;
  app.openapi(read, async (c) => {
    const { accountId } = await requireReader(c, services);
    return c.json(success({ steps: await stepsOf(db, accountId) }), 200);
  });
  app.openapi(write, async (c) => {
    const { accountId } = await requireReader(c, services);
    const { step, state: newState } = c.req.valid('json');
    const steps = await db.tx(async (tx) => {
      const set = setStep(await stepsOf(tx, accountId, true), step, newState);
      await tx.query('update account set onboarding = $2 where id = $1', [accountId, JSON.stringify(set)]);
      return set;
    });
    return c.json(success({ steps }), 200);
  });
};
