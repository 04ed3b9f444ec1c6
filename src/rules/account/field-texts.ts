import { fieldMessages, isEmail, lengthOf, maxLengthMessage } from '../text/fields.ts';
import { passwordFormat } from './password.ts';

/** What the specification leaves open, in the manner of its own messages. */
const others: Readonly<Record<string, string>> = {
  phone: 'Inserire un numero di telefono valido',
  zip: 'Inserire un CAP valido',
  country: 'Scegliere un Paese dall’elenco',
  date: 'Inserire una data valida',
  choice: 'Scegliere una voce',
  vat_number: 'Inserire una partita IVA valida',
  recipient_code: 'Inserire un codice destinatario valido',
  cig: 'Inserire un CIG valido',
  format: passwordFormat,
  image: 'Scegliere un’immagine',
};

/** Specification, point 5: the message for the key of a field's error; `most` is the length that a field may have. */
export const fieldText = (key: string, most = 0): string => {
  if (key === 'max_length') return maxLengthMessage(most);
  if (Object.hasOwn(others, key)) return others[key] ?? '';
  return Object.hasOwn(fieldMessages, key) ? fieldMessages[key as keyof typeof fieldMessages] : fieldMessages.form;
};

/** Specification, point 5: what is wrong with a text of more than `most` characters. */
export const lengthFault = (text: string, most: number): string | undefined =>
  lengthOf(text) > most ? maxLengthMessage(most) : undefined;

/** Specification, point 5: what is wrong with an address that has to be given. */
export const emailFault = (email: string): string | undefined => {
  if (email.trim() === '') return fieldText('required');
  return isEmail(email) ? undefined : fieldText('email');
};
