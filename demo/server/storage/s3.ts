import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { reasonOf } from '../base/start-error.ts';
import { type ByteRange, checkKey, type ObjectStorage, storageError } from './storage.ts';

/** A bucket. Its policy must not let anybody read or list it: all calls are signed. */
export interface S3Settings {
  /** Address that keys are appended to, with a slash at its end. */
  readonly base: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const TIMEOUT_MS = 15_000;
/** Attempts after a first one that the storage was too busy for. */
const RETRIES = 2;

const rangeHeader = ({ from, to }: ByteRange): string => `bytes=${from}-${to ?? ''}`;

/** `bytes 0-9/200` names the size after the slash. */
const sizeOf = (answer: Response, length: number): number =>
  Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? length);

/** Objects in a bucket of an S3-compatible storage. Its writes are whole or nothing. */
export const s3Storage = ({ base, ...credentials }: S3Settings): ObjectStorage => {
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES });
  const call = async (key: string, init: RequestInit, accepted: readonly number[]): Promise<Response> => {
    checkKey(key);
    const answer = await client
      .fetch(base + key, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
      .catch((error: unknown) => {
        throw storageError(reasonOf(error instanceof Error && error.cause ? error.cause : error));
      });
    if (accepted.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw storageError(`status ${answer.status}`);
  };
  return {
    // The digest is signed: the storage refuses bytes that changed on their way.
    put: async (key, bytes, contentType) => {
      const digest = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': digest };
      const answer = await call(key, { method: 'PUT', headers, body: new Uint8Array(bytes) }, [200]);
      await answer.body?.cancel();
    },
    get: async (key, range) => {
      const headers = range ? { range: rangeHeader(range) } : {};
      const answer = await call(key, { method: 'GET', headers }, [200, 206, 404, 416]);
      if (answer.status === 404 || answer.status === 416) {
        await answer.body?.cancel();
        return undefined;
      }
      const bytes = await answer.bytes().catch((error: unknown) => {
        throw storageError(reasonOf(error));
      });
      // A storage that ignores ranges sends everything.
      if (!range || answer.status === 206) return { bytes, size: sizeOf(answer, bytes.length) };
      return { bytes: bytes.slice(range.from, range.to === undefined ? undefined : range.to + 1), size: bytes.length };
    },
    remove: async (key) => {
      const answer = await call(key, { method: 'DELETE' }, [200, 204, 404]);
      await answer.body?.cancel();
    },
  };
};
