import { expect, test } from 'vitest';
import { brandIdentities, brandOfHost, brandOfSigla } from './brand.ts';

test('six brands, with the ids and codes of the specification, MG first', () => {
  expect(brandIdentities.map(({ id, sigla }) => `${id} ${sigla}`)).toEqual([
    '1 MG',
    '2 LG',
    '4 EM',
    '5 GZ',
    '7 CA',
    '9 QP',
  ]);
});

test.each([
  ['gz.localhost', 'GZ'],
  ['www.gz.localhost', 'GZ'],
  ['account.ca.localhost', 'CA'],
  ['WWW.QP.LOCALHOST', 'QP'],
  ['em.localhost.', 'EM'],
  ['notgz.localhost', 'MG'],
  ['gz.localhost.evil.test', 'MG'],
  ['localhost', 'MG'],
  ['127.0.0.1', 'MG'],
  ['', 'MG'],
])('host %j → %s', (host, sigla) => {
  expect(brandOfHost(host).sigla).toBe(sigla);
});

test.each([
  ['GZ', 5],
  ['lg', 2],
  ['XX', undefined],
  ['', undefined],
])('code %j → brand %s', (sigla, id) => {
  expect(brandOfSigla(sigla)?.id).toBe(id);
});
