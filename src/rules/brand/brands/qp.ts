import { qp } from '../brand.ts';
import { brandRecord } from './record.ts';

export const brand = brandRecord({
  identity: qp,
  name: 'Qui Pietrafonte',
  ofName: 'di Qui Pietrafonte',
  copy: 'Pietrafonte Media',
  invalidBefore: '2024-05-13',
  social: [
    { name: 'Instagram', url: 'https://instagram.example/qp' },
    { name: 'TikTok', url: 'https://tiktok.example/qp' },
    { name: 'Telegram', url: 'https://telegram.example/qp' },
  ],
  rassegnaRole: 'company',
});
