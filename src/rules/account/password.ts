import { replaceable } from '../language/replaceable.ts';

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

export const passwordTexts = replaceable('password', {
  /** The heading of the list of rules. */
  heading: 'La password deve contenere almeno:',
  /** The lines of the list. */
  rules: {
    length: '8 caratteri',
    letters: 'una lettera maiuscola e una minuscola',
    number: 'un numero',
    special: 'un carattere speciale',
  } satisfies Readonly<Record<PasswordRule, string>>,
  faults: {
    /** One message for all rules. */
    format: 'Rispetta il formato richiesto per la password',
    /** For a password that many people use and attackers try first. */
    leaked: 'Questa password è tra le più usate: si indovina subito. Sceglierne un’altra',
  },
});

/** The list of rules for a password, with the state of each. */
export const passwordList = (text: string) =>
  passwordRules.map((key) => ({
    key,
    text: passwordTexts.rules[key],
    isMet: !unmetPasswordRules(text).includes(key),
  }));
