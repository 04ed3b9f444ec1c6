import { fieldMessages, isEmail, lengthOf, maxLengthMessage } from '../text/fields.ts';
import { passwordFormat, passwordLeaked } from './password.ts';

/** Messages beyond those of `fieldMessages`, in the same style. */
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
  leaked: passwordLeaked,
  image: 'Scegliere un’immagine',
};

/** The message for the key of a field's error. `maxLength` is in characters. */
export const fieldText = (key: string, maxLength = 0): string => {
  if (key === 'max_length') return maxLengthMessage(maxLength);
  if (Object.hasOwn(others, key)) return others[key] ?? '';
  return Object.hasOwn(fieldMessages, key) ? fieldMessages[key as keyof typeof fieldMessages] : fieldMessages.form;
};

/** The message for a text of more than `maxLength` characters; undefined for a shorter one. */
export const lengthFault = (text: string, maxLength: number): string | undefined =>
  lengthOf(text) > maxLength ? maxLengthMessage(maxLength) : undefined;

/** The message for a required e-mail address that is empty or malformed; undefined for a valid one. */
export const emailFault = (email: string): string | undefined => {
  if (email.trim() === '') return fieldText('required');
  return isEmail(email) ? undefined : fieldText('email');
};
