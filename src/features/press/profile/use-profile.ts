import { changeProfile, type Profile, profileOf } from '../../../api/press/profile.ts';
import { core } from '../../../core/page/core.ts';
import { partOf } from '../../../rules/page/failures.ts';
import type { Failure } from '../../../rules/page/result.ts';
import type { PartState } from '../../../ui/base/Part.tsx';
import { usePart } from '../../../ui/base/use-part.ts';
import { copy } from '../copy.ts';

/** The company's profile and its changes. */
export interface ProfileState {
  readonly state: PartState<Profile>;
  reload(): void;
  /** Resolves with the failure; undefined on success. */
  save(change: Partial<Profile>): Promise<Failure | undefined>;
}

const { newsstand } = core.clients;

/** Loads the profile once for all its users. */
export const useProfile = (): ProfileState => {
  const [state, reload, put] = usePart(async (signal) =>
    partOf(await profileOf(newsstand, signal), copy.profileFailed),
  );
  return {
    state,
    reload,
    async save(change) {
      const result = await changeProfile(newsstand, change);
      if (result.kind !== 'ok') return result;
      put(result.data);
      return undefined;
    },
  };
};
