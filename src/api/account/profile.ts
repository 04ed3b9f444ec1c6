import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { type ProfileFields, userTypes } from '../../rules/account/profile.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const profile = type({
  type: enums(userTypes),
  name: string(),
  surname: string(),
  company_name: string(),
  email: string(),
  phone: string(),
  phone2: string(),
  address: string(),
  city: string(),
  zip: string(),
  region: string(),
  country: string(),
  place_of_birth: string(),
  gender: string(),
  birthday: string(),
  fiscal_code: string(),
  avatar: nullable(string()),
});

const answer = type({ profile, missing_fields: array(string()), version: integer() });
/** The reader's personal data, its missing fields and its version. */
export type ProfileAnswer = Infer<typeof answer>;

/** GET /api/user/profile */
export const profileOf = (client: Client, signal?: AbortSignal): Promise<Result<ProfileAnswer>> =>
  read(client, pathOf('profile'), answer, { signal });

/** POST /api/user/profile: sends only the changed fields. Refused when `version` is outdated. */
export const saveProfile = (
  client: Client,
  changes: Readonly<Partial<ProfileFields>>,
  version: number,
): Promise<Result<ProfileAnswer>> => submit(client, pathOf('profile'), { ...changes, version }, answer);

const picture = type({ avatar: nullable(string()) });

/** POST /api/user/profile/avatar: replaces the picture, or deletes it without a file. Resolves with its address. */
export const saveAvatar = async (client: Client, file: File | undefined): Promise<Result<string | null>> => {
  const body = file ? new FormData() : { delete: true };
  if (file && body instanceof FormData) body.append('file', file);
  return mapOk(await submit(client, pathOf('avatar'), body, picture), (data) => data.avatar);
};
