import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { renewalOf } from './catalogue.ts';

const file = z.array(
  z
    .object({
      id: z.string(),
      product: z.enum(['mobile', 'digital', 'digital+', 'rassegna']),
      name: z.string(),
      price_cents: z.number(),
      period: z.string(),
      summary: z.string(),
      text: z.string(),
    })
    .transform(({ id: code, text: body, ...offer }) => ({ ...offer, code, body })),
);

// According to the offer texts of each brand.
test.each([
  ['em-off-digital-stagione', false, 'trimestrale', 2900],
  ['lg-off-digital-stagione', false, 'trimestrale', undefined],
  ['gz-off-digital-tre-mesi', false, 'trimestrale', undefined],
  ['qp-off-digital-tre-mesi', false, 'trimestrale', 2490],
  ['ca-off-digital-trimestre', true, 'trimestrale', 3900],
  ['mg-off-digital-passaggio', true, 'mensile', 1499],
  ['gz-off-online-prova', true, 'mensile', 699],
  ['em-off-digital-mese', true, 'mensile', 1390],
  ['em-off-digital-anno', true, 'annuale', 12900],
])('%s renews automatically: %s, %s', async (code, automatic, duration, cents) => {
  const path = new URL(`../../../../content/${code.slice(0, 2)}/offers.json`, import.meta.url);
  const all = file.parse(JSON.parse(await readFile(path, 'utf8')));
  const offer = all.find((one) => one.code === code);
  if (!offer) throw new Error(`${code} is not sold`);
  expect(renewalOf(offer, all)).toEqual({ automatic, duration, cents: cents ?? offer.price_cents });
});
