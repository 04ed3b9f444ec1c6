import { nameIn } from '../language/name-in.ts';
import { replaceable } from '../language/replaceable.ts';
import { fieldMessages, isEmail, lengthOf } from '../text/fields.ts';
import { passwordTexts } from './password.ts';

/** Messages beyond those of `fieldMessages`, in the same style. */
export const accountFieldTexts = replaceable('account-fields', {
  phone: 'Inserire un numero di telefono valido',
  zip: 'Inserire un CAP valido',
  country: 'Scegliere un Paese dall’elenco',
  date: 'Inserire una data valida',
  choice: 'Scegliere una voce',
  vat_number: 'Inserire una partita IVA valida',
  recipient_code: 'Inserire un codice destinatario valido',
  cig: 'Inserire un CIG valido',
  image: 'Scegliere un’immagine',
});

/** The message for the key of a field's error. `maxLength` is in characters. */
export const fieldText = (key: string, maxLength = 0): string => {
  if (key === 'max_length') return fieldMessages.maxLength(maxLength);
  const { maxLength: _, ...messages } = fieldMessages;
  return nameIn(accountFieldTexts, key) ?? nameIn(passwordTexts.faults, key) ?? nameIn(messages, key) ?? messages.form;
};

/** The message for a text of more than `maxLength` characters; undefined for a shorter one. */
export const lengthFault = (text: string, maxLength: number): string | undefined =>
  lengthOf(text) > maxLength ? fieldMessages.maxLength(maxLength) : undefined;

/** The message for a required e-mail address that is empty or malformed; undefined for a valid one. */
export const emailFault = (email: string): string | undefined => {
  if (email.trim() === '') return fieldText('required');
  return isEmail(email) ? undefined : fieldText('email');
};
