import { enums, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { type Onboarding, type OnboardingStep, stepStates } from '../../rules/account/onboarding.ts';
import { type FormResult, read, submit } from '../page/account-call.ts';
import { pathOf } from '../page/paths.ts';
import type { ApiResult } from '../page/result.ts';

const state = enums(stepStates);
const answer = type({ steps: type({ interests: state, newsletters: state, download_app: state }) });

/** GET /api/user/onboarding: where the reader stands in the first steps. */
export const onboardingOf = (client: HttpClient, signal?: AbortSignal): Promise<ApiResult<{ steps: Onboarding }>> =>
  read(client, pathOf('onboarding'), answer, signal);

/** POST /api/user/onboarding: a step is done, and the next one is current. */
export const finishStep = (client: HttpClient, step: OnboardingStep): Promise<FormResult<{ steps: Onboarding }>> =>
  submit(client, pathOf('onboarding'), { step, state: 'done' }, answer);
