import { replaceable } from '../../rules/language/replaceable.ts';

/** Texts of the calendar. */
export const texts = replaceable('calendar', {
  month: 'Archivio per data',
  before: 'Mese precedente',
  after: 'Mese successivo',
  weekdays: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
  ofDay: (day: string) => `Edizione del ${day}`,
});
