import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressIn, type Env, isLoopback, requiredIn } from '../base/env.ts';
import { StartError } from '../base/start-error.ts';
import { folderStorage } from './folder.ts';
import { type S3Settings, s3Storage } from './s3.ts';
import type { ObjectStorage } from './storage.ts';

/** Where files are kept: a folder, or a bucket. */
export type StorageSettings = { readonly folder: string } | S3Settings;

const endpointOf = (text: string, bucket: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (url && isSafe) return `${url.origin}${url.pathname.replace(/\/$/, '')}/${bucket}/`;
  throw new StartError(
    'NP_STORAGE_URL: its endpoint is not an address that starts with https:// (http:// on this machine only).',
  );
};

/**
 * NP_STORAGE_URL: `file:///srv/np/files`, or `s3://bucket/prefix?region=…&endpoint=…`, whose keys are AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY. Without an endpoint it is a bucket at Amazon.
 */
export const storageSettings = (env: Env): StorageSettings | undefined => {
  const address = addressIn(env, 'NP_STORAGE_URL', ['file:', 's3:']);
  if (address === undefined) return undefined;
  const url = new URL(address);
  if (url.protocol === 'file:') {
    if (url.host !== '')
      throw new StartError('NP_STORAGE_URL: write a folder with three slashes, such as file:///srv/np.');
    return { folder: resolve(fileURLToPath(url)) };
  }
  const bucket = url.hostname;
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket) || !/^(?:\/[\w-][\w.-]*)*\/?$/.test(url.pathname))
    throw new StartError('NP_STORAGE_URL does not name a bucket. Write s3://bucket or s3://bucket/prefix.');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint');
  const root = endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com/` : endpointOf(endpoint, bucket);
  const prefix = url.pathname.replace(/^\/|\/$/g, '');
  return {
    base: prefix === '' ? root : `${root}${prefix}/`,
    region,
    accessKeyId: requiredIn(env, 'AWS_ACCESS_KEY_ID', 'NP_STORAGE_URL'),
    secretAccessKey: requiredIn(env, 'AWS_SECRET_ACCESS_KEY', 'NP_STORAGE_URL'),
  };
};

export const openStorage = (settings: StorageSettings): ObjectStorage =>
  'folder' in settings ? folderStorage(settings.folder) : s3Storage(settings);
