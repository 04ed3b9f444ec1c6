import { lg } from '../brand.ts';
import { brandRecord } from './record.ts';

export const brand = brandRecord({
  identity: lg,
  name: 'La Lettera del Golfo',
  ofName: 'della Lettera del Golfo',
  copy: 'Edizioni del Golfo',
  invalidBefore: '2024-03-04',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/lg' },
    { name: 'Instagram', url: 'https://instagram.example/lg' },
  ],
  archive: true,
  rassegnaRole: 'company',
});
