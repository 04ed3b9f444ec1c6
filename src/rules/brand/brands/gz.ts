import { gz } from '../brand.ts';
import { brandRecord } from './record.ts';

export const brand = brandRecord({
  identity: gz,
  name: 'Gazzetta di Zenara',
  ofName: 'della Gazzetta di Zenara',
  copy: 'Società editrice Zenarese',
  invalidBefore: '2024-04-08',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/gz' },
    { name: 'Instagram', url: 'https://instagram.example/gz' },
    { name: 'WhatsApp', url: 'https://whatsapp.example/gz' },
  ],
  archive: true,
  rassegnaRole: 'company',
});
