/** The heading of the list of rules. */
export const passwordHeading = 'La password deve contenere almeno:';

/** One error message for all rules. */
export const passwordFormat = 'Rispetta il formato richiesto per la password';

/** The error message for a password that many people use and attackers try first. */
export const passwordLeaked = 'Questa password è tra le più usate: si indovina subito. Sceglierne un’altra';

const rules = {
  length: (text: string) => [...text].length >= 8,
  letters: (text: string) => /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text),
  number: (text: string) => /\d/.test(text),
  special: (text: string) => /[^\p{L}\p{N}\s]/u.test(text),
} as const;

/** A rule: 8 characters or more; an upper and a lower case letter; a number; a special character. */
export type PasswordRule = keyof typeof rules;

export const passwordRules = Object.keys(rules) as readonly PasswordRule[];

/** The rules that a password does not meet, in the order of the list. */
export const unmetPasswordRules = (text: string): readonly PasswordRule[] =>
  passwordRules.filter((rule) => !rules[rule](text));

/** The lines of the list of rules. */
export const passwordRuleTexts: Readonly<Record<PasswordRule, string>> = {
  length: '8 caratteri',
  letters: 'una lettera maiuscola e una minuscola',
  number: 'un numero',
  special: 'un carattere speciale',
};

/** The list of rules for a password, with the state of each. */
export const passwordList = (text: string) =>
  passwordRules.map((key) => ({
    key,
    text: passwordRuleTexts[key],
    isMet: !unmetPasswordRules(text).includes(key),
  }));
