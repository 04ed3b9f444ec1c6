import { qp } from '../brand.ts';
import { brandRecord } from './record.ts';

export const brand = brandRecord(qp, {
  id: 9,
  name: 'Qui Pietrafonte',
  ofName: 'di Qui Pietrafonte',
  copy: 'Pietrafonte Media',
  invalidBefore: '2024-05-13',
  about: 'Lavora con noi',
  social: ['Instagram', 'TikTok', 'Telegram'],
  rassegnaRole: 'company',
});
