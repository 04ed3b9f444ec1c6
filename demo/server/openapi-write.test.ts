import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openApiText } from './openapi-write.ts';

test('the written document is the one of this code: node demo/server/openapi-write.ts writes it anew', async () => {
  expect(await readFile(new URL('./openapi.json', import.meta.url), 'utf8')).toBe(openApiText());
});
