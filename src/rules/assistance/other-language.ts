/** Languages other than Italian in which readers ask. */
export const otherLanguages = ['en', 'de', 'fr', 'es', 'pt'] as const;
export type OtherLanguage = (typeof otherLanguages)[number];

/** Common words; of French, Spanish and Portuguese only those that are not Italian, too. */
const common: Readonly<Record<OtherLanguage | 'it', string>> = {
  en: 'the is my how what when can to want cancel subscription please help you your does with are not of and have would like where why hello price much expire expires need does this account speak someone english login there any for it do did was were which who about from an if still without could should will be get got just been by we our they their that these those then also many someone something anyone',
  de: 'ich wie mein meine meinen kann das ist der die nicht und wann bitte hilfe abo abonnement kündigen wo ein eine für mit zu läuft was kostet viel hallo sprechen möchte deutsch haben auf mich warum um uhr wer welche welcher welches gibt es im den dem des sie ihr ihre ihnen wird werden wurde bin sind hat habe noch schon nur aber oder wenn bei von nach aus zum zur einen einem einer sich dass muss müssen darf',
  fr: 'je les des du et est mon mes comment combien pourquoi quand où puis peux pouvez veux voudrais pas avec pour vous votre sur une par mois bonjour merci abonnement coûte reçois sans quel quelle que cette résilier annuler suis avez quelqu parler journal français mais où dans aux leur ils elle nous notre très être avoir faire sont',
  es: 'el los las cómo cuánto cuándo dónde por para qué que quiero puedo puede tengo mis está pero hola gracias suscripción cuesta año mes baja darme quisiera necesito ayuda contraseña cuenta recibo alguien hay hacer usted ustedes periódico hablar español unos unas sobre desde hasta puede pueden tienen tiene ya sus estoy soy',
  pt: 'os das dos não meu minha meus minhas você vocês quero queria gostaria como onde uma obrigado obrigada olá bom dia ajuda preciso tenho está estou são também mês ano assinatura senha jornal fazer falar alguém pelo pela ao até muito isso esqueci consigo pagar cartão',
  it: 'il lo la le gli di che come non mio mia un una per quanto quando ho mi si posso abbonamento sono con del della dove perché e è da vorrei questo mese anno',
};

/** Readers leave accents out. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const sets = new Map(Object.entries(common).map(([language, words]) => [language, new Set(plain(words).split(' '))]));

/** The common words of a language, without accents. */
export const commonIn = (language: OtherLanguage): ReadonlySet<string> => sets.get(language) ?? new Set();

/** What only greets or thanks in another language. */
const courtesies: Readonly<Record<OtherLanguage, Readonly<Record<'greeting' | 'thanks', RegExp>>>> = {
  en: {
    greeting: /^(?:hello|hi|good (?:morning|afternoon|evening)|hi there|hello there|hey there)$/,
    thanks: /^(?:ok )?(?:thank you|thanks|cheers)(?: (?:very|so) much| a lot)?(?: bye)?$/,
  },
  de: {
    greeting: /^(?:hallo|guten (?:tag|morgen|abend)|gruss gott|gruß gott|servus|moin)$/,
    thanks: /^(?:danke|vielen dank|danke schon|besten dank|danke sehr)$/,
  },
  fr: { greeting: /^(?:bonjour|bonsoir|salut)$/, thanks: /^(?:merci|merci beaucoup|merci bien)$/ },
  es: {
    greeting: /^(?:hola|buenos dias|buenas tardes|buenas noches|buenas)$/,
    thanks: /^(?:gracias|muchas gracias|muchisimas gracias)$/,
  },
  pt: { greeting: /^(?:ola|bom dia|boa tarde|boa noite)$/, thanks: /^(?:obrigad[oa]|muito obrigad[oa])$/ },
};

/** Whom a courtesy addresses, and what it adds: `gracias amigo`, `hello everyone`. */
const addressed =
  / (?:my |dear |a |mes )?(?:friends?|dear|everyone|everybody|all|team|sir|madam|guys|bye|again|amig[oa]s?|todos|amis?|zusammen|tutti)$/;

/** The language and kind of a text that only greets or thanks in another language. */
export const foreignCourtesy = (
  text: string,
): { readonly language: OtherLanguage; readonly kind: 'greeting' | 'thanks' } | undefined => {
  const bare = (plain(text).match(/[\p{L}]+/gu) ?? []).join(' ').replace(addressed, '');
  for (const language of otherLanguages)
    for (const kind of ['greeting', 'thanks'] as const)
      if (courtesies[language][kind].test(bare)) return { language, kind };
  return undefined;
};

/** Common words of a language from which a text counts as written in it. */
const least = 2;

/** The language of a question that is not in Italian. Told from its common words, of which Italian must have fewer. */
export const otherLanguage = (text: string): OtherLanguage | undefined => {
  const words = plain(text).match(/\p{L}+/gu) ?? [];
  const count = (language: string): number => words.filter((word) => sets.get(language)?.has(word)).length;
  const [first] = otherLanguages
    .map((language) => ({ language, most: count(language) }))
    .sort((one, other) => other.most - one.most);
  return first && first.most >= least && first.most > count('it') * 2 ? first.language : undefined;
};
