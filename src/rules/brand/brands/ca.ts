import { ca } from '../brand.ts';
import { brandRecord } from './record.ts';

export const brand = brandRecord(ca, {
  id: 7,
  name: 'Cronache di Altariva',
  ofName: 'delle Cronache di Altariva',
  copy: 'Altariva Editoriale',
  invalidBefore: '2024-04-22',
  about: 'Gerenza',
  social: ['Facebook', 'Instagram'],
  rassegnaRole: 'company',
});
