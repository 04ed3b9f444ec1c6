import { mg } from '../brand.ts';
import { brandRecord } from './record.ts';

export const brand = brandRecord(mg, {
  id: 1,
  name: 'Il Meriggio di Gaviano',
  ofName: 'del Meriggio di Gaviano',
  copy: 'Il Meriggio di Gaviano Editrice',
  invalidBefore: '2024-02-12',
  about: 'Chi siamo',
  social: ['Facebook', 'Instagram', 'X'],
  chatbot: true,
  archive: true,
  rassegnaRole: 'rassegnaSubscribed',
});
