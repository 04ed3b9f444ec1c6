import { appNames, buildsOf } from '../../scripts/frameworks/apps.ts';

/** The builds of the apps that `NP_FRAMEWORKS` names, else of all. */
export const namesUnderTest = buildsOf(process.env.NP_FRAMEWORKS?.split(' ') ?? appNames);

/** Where the set-up serves an app, and its folder in the cache. */
export const placeOf = (name: string): { readonly origin: string; readonly folder: string } =>
  (JSON.parse(process.env.NP_TEST_FRAMEWORKS ?? '{}') as Record<string, { origin: string; folder: string }>)[name] ?? {
    origin: '',
    folder: '',
  };
