import { ca } from '../brand.ts';
import { brandRecord } from './record.ts';

export const brand = brandRecord({
  identity: ca,
  name: 'Cronache di Altariva',
  ofName: 'delle Cronache di Altariva',
  copy: 'Altariva Editoriale',
  invalidBefore: '2024-04-22',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/ca' },
    { name: 'Instagram', url: 'https://instagram.example/ca' },
  ],
  rassegnaRole: 'company',
});
