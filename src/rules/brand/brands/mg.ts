import { mg } from '../brand.ts';
import { brandRecord } from './record.ts';

export const brand = brandRecord({
  identity: mg,
  name: 'Il Meriggio di Gaviano',
  ofName: 'del Meriggio di Gaviano',
  copy: 'Il Meriggio di Gaviano Editrice',
  invalidBefore: '2024-02-12',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/mg' },
    { name: 'Instagram', url: 'https://instagram.example/mg' },
    { name: 'X', url: 'https://x.example/mg' },
  ],
  chatbot: true,
  archive: true,
  rassegnaRole: 'rassegnaSubscribed',
});
