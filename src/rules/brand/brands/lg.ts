import { lg } from '../brand.ts';
import { brandRecord } from './record.ts';

export const brand = brandRecord(lg, {
  id: 2,
  name: 'La Lettera del Golfo',
  ofName: 'della Lettera del Golfo',
  copy: 'Edizioni del Golfo',
  invalidBefore: '2024-03-04',
  about: 'La redazione',
  social: ['Facebook', 'Instagram'],
  archive: true,
  rassegnaRole: 'company',
});
