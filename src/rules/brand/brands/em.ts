import { em } from '../brand.ts';
import { brandRecord } from './record.ts';

export const brand = brandRecord(em, {
  id: 4,
  name: 'L’Eco di Montalba',
  ofName: 'dell’Eco di Montalba',
  copy: 'Cooperativa editrice L’Eco',
  invalidBefore: '2024-03-18',
  about: 'La cooperativa',
  social: ['Facebook', 'Telegram'],
  rassegnaRole: 'company',
});
