import { expect, test } from 'vitest';
import { brand as ca } from './ca.ts';
import { brand as em } from './em.ts';
import { brand as gz } from './gz.ts';
import { brand as lg } from './lg.ts';
import { brand as mg } from './mg.ts';
import { brand as qp } from './qp.ts';
import type { MenuItem } from './record.ts';

const all = [mg, lg, em, gz, ca, qp];
const items = (brand: (typeof all)[number]) =>
  brand.burgerItems.filter((item): item is MenuItem => item !== 'separator');

test('the six names', () => {
  expect(all.map(({ sigla, name }) => `${sigla} ${name}`)).toEqual([
    'MG Il Meriggio di Gaviano',
    'LG La Lettera del Golfo',
    'EM L’Eco di Montalba',
    'GZ Gazzetta di Zenara',
    'CA Cronache di Altariva',
    'QP Qui Pietrafonte',
  ]);
});

test.each(all.map((brand) => [brand.sigla, brand] as const))(
  '%s: consent of before 2024-02 to 2024-05 is invalid',
  (_, brand) => {
    expect(brand.cookieConsent.invalidBefore).toMatch(/^2024-0[2-5]-\d\d$/);
  },
);

test('only MG has the chatbot; MG, LG and GZ have the archive', () => {
  const having = (name: string) =>
    all.filter((brand) => items(brand).some((item) => item.name === name)).map(({ sigla }) => sigla);
  expect(having('Chatbot news')).toEqual(['MG']);
  expect(having('Archivio')).toEqual(['MG', 'LG', 'GZ']);
});

test('the press review is for its subscribers in MG, for companies elsewhere; authors and favourites are to come', () => {
  const roles = (name: string) =>
    all.map((brand) =>
      items(brand)
        .find((item) => item.name === name)
        ?.roles?.join(),
    );
  expect(roles('Rassegna stampa')).toEqual([
    'rassegnaSubscribed',
    'company',
    'company',
    'company',
    'company',
    'company',
  ]);
  expect(new Set([...roles('Firme'), ...roles('Articoli preferiti')])).toEqual(new Set(['coming_soon']));
});
