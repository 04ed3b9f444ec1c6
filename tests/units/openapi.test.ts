import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

test('the reference backend’s openapi.json is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(readFileSync('demo/server/openapi.json', 'utf8')));
  expect([validator.version, valid, errors]).toEqual(['3.1', true, undefined]);
});
