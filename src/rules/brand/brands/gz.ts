import { gz } from '../brand.ts';
import { brandRecord } from './record.ts';

export const brand = brandRecord(gz, {
  id: 5,
  name: 'Gazzetta di Zenara',
  ofName: 'della Gazzetta di Zenara',
  copy: 'Società editrice Zenarese',
  invalidBefore: '2024-04-08',
  about: 'Necrologie',
  social: ['Facebook', 'Instagram', 'WhatsApp'],
  archive: true,
  rassegnaRole: 'company',
});
