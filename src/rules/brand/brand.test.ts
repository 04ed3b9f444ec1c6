import { expect, test } from 'vitest';
import { brandIdentities, brandOfHost, brandOfSigla } from './brand.ts';

test('six brands, MG first', () => {
  expect(brandIdentities.map(({ sigla }) => sigla)).toEqual(['MG', 'LG', 'EM', 'GZ', 'CA', 'QP']);
});

test.each([
  ['MG', '#0B5A66', '#6FC3CF'],
  ['LG', '#1D4F91', '#8AB6F2'],
  ['EM', '#2C6B3A', '#84C792'],
  ['GZ', '#9A431A', '#F0A07A'],
  ['CA', '#7A2E62', '#DD9CC6'],
  ['QP', '#7A5500', '#E0B04A'],
])('the accent of %s is %s, %s on dark', (sigla, accent, accentDark) => {
  expect(brandOfSigla(sigla)).toMatchObject({ accent, accentDark });
});

test.each([
  ['gz.localhost', 'GZ'],
  ['www.gz.localhost', 'GZ'],
  ['account.ca.localhost', 'CA'],
  ['www.qp.localhost', 'QP'],
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
  ['GZ', 'GZ'],
  ['lg', 'LG'],
  ['XX', undefined],
  ['', undefined],
])('code %j → brand %s', (sigla, found) => {
  expect(brandOfSigla(sigla)?.sigla).toBe(found);
});
