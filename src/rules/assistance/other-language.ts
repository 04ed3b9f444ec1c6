/** Languages other than Italian in which readers ask. */
export const otherLanguages = ['en', 'de', 'fr', 'es'] as const;
export type OtherLanguage = (typeof otherLanguages)[number];

/** Common words; of French and Spanish only those that are not Italian, too. */
const common: Readonly<Record<OtherLanguage | 'it', string>> = {
  en: 'the is my how what when can to want cancel subscription please help you your does with are not of and have would like where why hello price much expire expires need does this account speak someone english login there any for it',
  de: 'ich wie mein meine meinen kann das ist der die nicht und wann bitte hilfe abo abonnement kündigen wo ein eine für mit zu läuft was kostet viel hallo sprechen möchte deutsch haben auf mich warum',
  fr: 'je les des du et est mon mes comment combien pourquoi quand où puis peux pouvez veux voudrais pas avec pour vous votre sur une par mois bonjour merci abonnement coûte reçois sans quel quelle que cette résilier annuler suis avez quelqu parler journal français',
  es: 'el los las cómo cuánto cuándo dónde por para qué que quiero puedo puede tengo mis está pero hola gracias suscripción cuesta año mes baja darme quisiera necesito ayuda contraseña cuenta recibo alguien hay hacer usted ustedes periódico hablar español',
  it: 'il lo la le gli di che come non mio mia un una per quanto quando ho mi si posso abbonamento sono con del della dove perché e è da vorrei questo mese anno',
};

const sets = new Map(Object.entries(common).map(([language, words]) => [language, new Set(words.split(' '))]));

/** Common words of a language from which a text counts as written in it. */
const least = 2;

/** The language of a question that is not in Italian. Told from its common words, of which Italian must have fewer. */
export const otherLanguage = (text: string): OtherLanguage | undefined => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: string): number => words.filter((word) => sets.get(language)?.has(word)).length;
  const [first] = otherLanguages
    .map((language) => ({ language, most: count(language) }))
    .sort((one, other) => other.most - one.most);
  return first && first.most >= least && first.most > count('it') * 2 ? first.language : undefined;
};
