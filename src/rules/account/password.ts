/** Specification, point 5: the heading over the list of rules. */
export const passwordHeading = 'La password deve contenere almeno:';

/** Specification, point 5: one refusal for all rules. */
export const passwordFormat = 'Rispetta il formato richiesto per la password';

const rules = {
  length: (text: string) => [...text].length >= 8,
  letters: (text: string) => /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text),
  number: (text: string) => /\d/.test(text),
  special: (text: string) => /[^\p{L}\p{N}\s]/u.test(text),
} as const;

/** A line of the list: 8 characters; an upper and a lower case letter; a number; a special character. */
export type PasswordRule = keyof typeof rules;

export const passwordRules = Object.keys(rules) as readonly PasswordRule[];

/** The rules that a password does not meet yet, in the order of the list. */
export const unmetPasswordRules = (text: string): readonly PasswordRule[] =>
  passwordRules.filter((rule) => !rules[rule](text));

/** The lines of the list, below the heading. */
export const passwordRuleTexts: Readonly<Record<PasswordRule, string>> = {
  length: '8 caratteri',
  letters: 'una lettera maiuscola e una minuscola',
  number: 'un numero',
  special: 'un carattere speciale',
};

/** The list for a password as far as it is typed. */
export const passwordList = (text: string) =>
  passwordRules.map((key) => ({
    key,
    text: passwordRuleTexts[key],
    isMet: !unmetPasswordRules(text).includes(key),
  }));
