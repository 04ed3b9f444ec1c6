import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/testing.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';
import { openStorage, storageSettings } from './settings.ts';
import type { ObjectStorage } from './storage.ts';

const folder = temporaryFolder();
const bucketFolder = temporaryFolder();
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: bucketFolder.path,
  configureBuckets: [{ name: 'np-files', configs: [] }],
});
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let endpoint = '';
beforeAll(async () => {
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  folder.remove();
  bucketFolder.remove();
});

const bucket = (changes: Partial<typeof keys> = {}): ObjectStorage =>
  s3Storage({ base: `${endpoint}/np-files/mondo/`, region: 'us-east-1', ...keys, ...changes });
const bytes = (...values: number[]) => new Uint8Array(values);

describe.each([
  ['a folder', () => folderStorage(folder.path)],
  ['a bucket', () => bucket()],
])('%s', (name, open) => {
  test('returns what was stored last, and nothing after its removal', async () => {
    const storage = open();
    expect(await storage.get('attachments/a')).toBeUndefined();
    await storage.put('attachments/a', bytes(1), 'application/pdf');
    await storage.put('attachments/a', bytes(0, 255, 10, 13), 'application/pdf');
    expect(await storage.get('attachments/a')).toEqual({ bytes: bytes(0, 255, 10, 13), size: 4 });
    await storage.remove('attachments/a');
    await storage.remove('attachments/a');
    expect(await storage.get('attachments/a')).toBeUndefined();
  });

  test.each([
    [{ from: 1, to: 2 }, bytes(2, 3)],
    [{ from: 3 }, bytes(4)],
    [{ from: 2, to: 99 }, bytes(3, 4)],
  ])('reads the bytes %o of an object', async (range, part) => {
    const storage = open();
    await storage.put('pages/1-0/1-320.webp', bytes(1, 2, 3, 4), 'image/webp');
    expect(await storage.get('pages/1-0/1-320.webp', range)).toEqual({ bytes: part, size: 4 });
  });

  test('has nothing past the end', async () => {
    const storage = open();
    await storage.put('x', bytes(1, 2), 'text/plain');
    expect(await storage.get('x', { from: 2 })).toBeUndefined();
  });

  test.each(['../x', 'a/../../x', '/x', 'a//b', '', '.x', 'a/.x', 'a?b', 'a%2f..'])(
    'refuses the key %j',
    async (key) => {
      await expect(open().put(key, bytes(1), 'text/plain')).rejects.toThrow('Not a key of the storage');
    },
  );

  test(`does not list: ${name}`, () => {
    expect(Object.keys(open()).sort()).toEqual(['get', 'put', 'remove']);
  });
});

test('a folder is closed to other users and has no half-written file', async () => {
  const storage = folderStorage(folder.path);
  await Promise.all([1, 2, 3].map((n) => storage.put('mode/a', bytes(n, n), 'text/plain')));
  expect(readdirSync(join(folder.path, 'mode'))).toEqual(['a']);
  expect(statSync(join(folder.path, 'mode')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder.path, 'mode/a')).mode & 0o777).toBe(0o600);
});

/** A port on which nobody listens. */
const closedPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const refusal = {
  status: 503,
  code: 'ERR_STORAGE',
  message: 'Servizio non disponibile. Riprova tra poco.',
};

test('a file in the place of the folder is the product’s refusal', async () => {
  await folderStorage(folder.path).put('taken', bytes(1), 'text/plain');
  await expect(folderStorage(join(folder.path, 'taken')).put('a', bytes(1), 'text/plain')).rejects.toMatchObject(
    refusal,
  );
});

test('so is a bucket with another key, without a server, or that does not exist', async () => {
  await expect(bucket({ accessKeyId: 'nessuno' }).get('x')).rejects.toMatchObject({
    ...refusal,
    reason: 'status 403',
  });
  const gone = s3Storage({ base: `http://127.0.0.1:${await closedPort()}/np/`, region: 'us-east-1', ...keys });
  await expect(gone.get('x')).rejects.toMatchObject({ ...refusal, reason: 'ECONNREFUSED' });
  const other = s3Storage({ base: `${endpoint}/nessuno/`, region: 'us-east-1', ...keys });
  await expect(other.put('x', bytes(1), 'text/plain')).rejects.toMatchObject({ ...refusal, reason: 'status 404' });
});

describe('the settings', () => {
  const env = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'geheim' };
  const s3 = { accessKeyId: 'id', secretAccessKey: 'geheim' };

  test.each([
    [undefined, undefined],
    ['file:///srv/np/files', { folder: '/srv/np/files' }],
    ['s3://np-files', { ...s3, base: 'https://np-files.s3.us-east-1.amazonaws.com/', region: 'us-east-1' }],
    [
      's3://np-files/mondo/?region=eu-south-1&endpoint=https://s3.example',
      { ...s3, base: 'https://s3.example/np-files/mondo/', region: 'eu-south-1' },
    ],
    [
      's3://np-files?endpoint=http://127.0.0.1:9000/',
      { ...s3, base: 'http://127.0.0.1:9000/np-files/', region: 'us-east-1' },
    ],
  ])('%s', (NP_STORAGE_URL, expected) => {
    expect(storageSettings({ ...env, NP_STORAGE_URL })).toEqual(expected);
  });

  test.each([
    ['https://s3.example/np', /^NP_STORAGE_URL is not an address that starts with file:\/\/ or s3:\/\/\./],
    ['file://srv/np', /^NP_STORAGE_URL: write a folder with three slashes/],
    ['s3://NP_FILES', /^NP_STORAGE_URL does not name a bucket\./],
    [
      's3://np-files?endpoint=http://s3.example',
      /^NP_STORAGE_URL: its endpoint is not an address that starts with https/,
    ],
  ])('%s is refused in one line', (NP_STORAGE_URL, message) => {
    expect(() => storageSettings({ ...env, NP_STORAGE_URL })).toThrow(message);
  });

  test('a bucket needs its keys', () => {
    expect(() => storageSettings({ NP_STORAGE_URL: 's3://np-files' })).toThrow(
      /^NP_STORAGE_URL is set without AWS_ACCESS_KEY_ID\./,
    );
  });

  test('open what they name', async () => {
    const storage = openStorage({ folder: join(folder.path, 'opened') });
    await storage.put('a', bytes(7), 'text/plain');
    expect(readdirSync(join(folder.path, 'opened'))).toEqual(['a']);
  });
});
