import type { Context } from 'hono';
import type { ApiError } from '../base/api-error.ts';

/** The assistance chat has text in `data`, in refusals too. */
const textDataPaths: ReadonlySet<string> = new Set(['/api/site/chat']);

/** The envelope of success. */
export const success = <Data>(data: Data) => ({ success: true as const, data, status: { code: 200 as const } });

/** Answers with the envelope of failure; the HTTP status equals `status.code`. */
export const failure = (c: Context, error: ApiError): Response => {
  const { status, message, code, errors, details } = error;
  const data = textDataPaths.has(c.req.path)
    ? message
    : { message, ...(code && { code }), ...(errors && { errors }), ...details };
  return c.json({ success: false, data, status: { code: status } }, status, { ...error.headers });
};
