import { ApiError } from '../../base/api-error.ts';

/** Throws a 409 `ApiError` when the data changed since the writer read version `read`. Without a version, does not check. */
export const demandUnchanged = (read: number | undefined, current: number): void => {
  if (read === undefined || read === current) return;
  throw new ApiError(409, 'I dati sono cambiati nel frattempo. Ricarica la pagina e riprova.', { code: 'ERR_CHANGED' });
};
