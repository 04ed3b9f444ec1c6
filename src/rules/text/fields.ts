import { replaceable } from '../language/replaceable.ts';

/** The messages of form fields. */
export const fieldMessages = replaceable('fields', {
  required: 'Richiesto',
  email: 'Inserire email valida',
  match: 'I campi non coincidono',
  fiscal_code: 'Inserire un codice fiscale valido',
  form: 'Compilare tutti i campi richiesti',
  acceptance: 'Accettazione obbligatoria',
  maxLength: (most: number) => `Massimo ${most} caratteri`,
});

/** Maximum lengths in characters. */
export const maxLengths = { name: 50, company: 100, address: 120, message: 1000, note: 200 } as const;

/** Length in characters (code points), as readers count. */
export const lengthOf = (text: string): number => [...text].length;

const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Whether a text is a well-formed e-mail address: one @, a name, a domain of two labels or more. */
export const isEmail = (text: string): boolean => {
  const [name = '', domain = '', ...rest] = text.trim().split('@');
  const labels = domain.split('.');
  return (
    rest.length === 0 &&
    text.length <= 254 &&
    name.length <= 64 &&
    local.test(name) &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
};
