import { fieldMessages } from '../../../../src/rules/text/fields.ts';
import { ApiError, statusText } from '../../base/api-error.ts';

/** Throws a 422 `ApiError` when there are errors (field → key). */
export const refuseErrors = (errors: Readonly<Record<string, string>>): void => {
  const keys = Object.values(errors);
  if (keys.length === 0) return;
  throw new ApiError(422, keys.includes('required') ? fieldMessages.form : statusText(422), { errors: { ...errors } });
};
