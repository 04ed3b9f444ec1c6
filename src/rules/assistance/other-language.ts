const common = {
  en: 'the is my how what when can to want cancel subscription please help you your does with are not of and have would like where why hello price much expire expires need does this account speak someone english login there any for it',
  de: 'ich wie mein meine meinen kann das ist der die nicht und wann bitte hilfe abo abonnement kündigen wo ein eine für mit zu läuft kostet viel hallo sprechen möchte deutsch haben auf mich warum',
  it: 'il lo la le gli di che come non mio mia un una per quanto quando ho mi si posso abbonamento sono con del della dove perché e è da vorrei questo mese anno digital plus',
} as const;

const sets = {
  en: new Set<string>(common.en.split(' ')),
  de: new Set<string>(common.de.split(' ')),
  it: new Set<string>(common.it.split(' ')),
};

/** Common words of a language from which a text counts as written in it. */
const least = 2;

/** Whether a question is in English or German. Told from its common words, of which Italian must have fewer. */
export const otherLanguage = (text: string): 'en' | 'de' | undefined => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: keyof typeof sets) => words.filter((word) => sets[language].has(word)).length;
  const italian = count('it');
  const [language, most] = (['en', 'de'] as const)
    .map((one) => [one, count(one)] as const)
    .reduce((best, one) => (one[1] > best[1] ? one : best));
  return most >= least && most > italian * 2 ? language : undefined;
};
