import { enums, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { type Onboarding, type OnboardingStep, stepStates } from '../../rules/account/onboarding.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const state = enums(stepStates);
const answer = type({ steps: type({ interests: state, newsletters: state, download_app: state }) });

/** GET /api/user/onboarding */
export const onboardingOf = (client: Client, signal?: AbortSignal): Promise<Result<{ steps: Onboarding }>> =>
  read(client, pathOf('onboarding'), answer, { signal });

/** POST /api/user/onboarding: marks a step as done. The next one becomes current. */
export const finishStep = (client: Client, step: OnboardingStep): Promise<Result<{ steps: Onboarding }>> =>
  submit(client, pathOf('onboarding'), { step, state: 'done' }, answer);

/** POST /api/user/onboarding: no step is current any more, so that the first steps are not offered again. */
export const putOffSteps = (client: Client, step: OnboardingStep): Promise<Result<{ steps: Onboarding }>> =>
  submit(client, pathOf('onboarding'), { step, state: '' }, answer);
