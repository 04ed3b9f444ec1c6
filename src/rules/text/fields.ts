/** Specification, point 5: what a form says of a field, to the letter. */
export const fieldMessages = {
  required: 'Richiesto',
  email: 'Inserire email valida',
  match: 'I campi non coincidono',
  fiscal_code: 'Inserire un codice fiscale valido',
  form: 'Compilare tutti i campi richiesti',
  acceptance: 'Accettazione obbligatoria',
} as const;

export const maxLengthMessage = (most: number): string => `Massimo ${most} caratteri`;

/** How long texts may be, in characters; the specification leaves N open. */
export const maxLengths = { name: 50, company: 100, address: 120, message: 1000, note: 200 } as const;

/** Length as readers count it: one for each character, whatever it is made of in memory. */
export const lengthOf = (text: string): number => [...text].length;

const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Whether a text has the shape of an address to which mail can be sent: one @, a name, a domain of two labels or more. */
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
