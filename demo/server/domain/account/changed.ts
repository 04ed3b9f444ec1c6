import { ApiError } from '../../base/api-error.ts';

/** Throws the 409 `ApiError` when the writer read another state than the one that stands now. Who names none is not checked. */
export const demandUnchanged = (read: number | undefined, current: number): void => {
  if (read === undefined || read === current) return;
  throw new ApiError(409, 'I dati sono cambiati nel frattempo. Ricarica la pagina e riprova.', { code: 'ERR_CHANGED' });
};
