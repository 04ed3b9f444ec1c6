const roles = [
  /(?<!\p{L})chi (?:è|era|sarà)(?: stat[oa])? (?:il|lo|la|l[’'])\s?(?:(?:nuov|ex|prim|vecchi)\p{L}* )?(\p{L}{3,})/iu,
  /(?<!\p{L})come si chiam\p{L}+ (?:il|lo|la|l[’'])\s?(?:(?:nuov|ex|prim|vecchi)\p{L}* )?(\p{L}{3,})/iu,
];

/** The office or thing that a question asks the holder or name of: 'sindaco' in 'Chi è il sindaco?'. */
export const roleAsked = (question: string): string | undefined =>
  roles.flatMap((role) => role.exec(question)?.[1] ?? [])[0];

/** Verbs that say nothing of what was done. */
const light = /^(?:andat|stat|fatt|venut|avut|dat|mess|post|qui|molt|tutt|quest|pres)[oaie]$/iu;
const deeds = [
  /(?<!\p{L})chi (?:l[’'])?(?:ha|hanno|è|sono|aveva)(?: stat[oaie])? (\p{L}{2,}[ts][oaie])(?!\p{L})/iu,
  /(?<!\p{L})(?:quale|che) \p{L}{3,} (?:ha|hanno|è|sono) (\p{L}{2,}[ts][oaie])(?!\p{L})/iu,
  /(?<!\p{L})(?:quando|dove|che anno|quale anno|che età|perché) (?:ha|hanno|è|sono|era|fu)(?: stat[oaie])? (\p{L}{2,}[ts][oaie])(?!\p{L})/iu,
  /(?<!\p{L})quanto .* per (\p{L}{3,}(?:are|ere|ire))(?!\p{L})/iu,
];

/** What a question asks the author, time or place of: 'vinto' in 'Chi ha vinto?', 'morta' in 'Quando è morta?'. */
export const deedAsked = (question: string): string | undefined =>
  deeds.flatMap((deed) => deed.exec(question)?.[1] ?? []).find((word) => !light.test(word));

/** Whether a question asks who, or for a name. */
export const asksWho = (question: string): boolean => /(?<!\p{L})chi(?!\p{L})/iu.test(question);
export const asksName = (question: string): boolean => /nome|chiam/iu.test(question);

/** Whether a question asks what something is: 'qual è la capitale?' */
export const asksWhatIs = (question: string): boolean =>
  /(?<!\p{L})(?:qual|quale|quali) (?:è|sono|era) (?:il|lo|la|i|gli|le|l[’'])/iu.test(question);

/** The noun after the question word: 'fermate' in 'Quante fermate ha la linea?'; undefined when there is none. */
export const thingAsked = (question: string): string | undefined =>
  /(?<!\p{L})(?:quant[aie]|quale|quali|che)(?: (?:nuov|altr|grand)\p{L}+)? (?!\p{L}+(?:ano|ono|anno)(?!\p{L}))(\p{L}{3,})/iu.exec(
    question,
  )?.[1];

const counts =
  /(?<!\p{L})(?:(in) quanti(?!\p{L})|quant[aie](?: (?:nuov|altr|grand)\p{L}+)? (?!\p{L}+(?:ano|ono|anno)(?!\p{L}))(\p{L}{3,}))/iu;

/** 'Quanti erano gli escursionisti?' */
const countsThese = /(?<!\p{L})quant[ie] (?:sono|erano|saranno)(?: stat[ie])? (?:i|gli|le) (\p{L}{3,})/iu;

/** What a question counts: 'scolari' in 'Quanti scolari vanno a piedi?', people in 'In quanti sono andati?'; undefined when nothing. */
export const countedAsked = (question: string): string | undefined => {
  const [, people, thing] = counts.exec(question) ?? [];
  return people === undefined ? (thing ?? countsThese.exec(question)?.[1]) : 'persone';
};

const empty =
  /(?<!\p{L})(?:vanno|va|fanno|fa|danno|dà|mettono|messo|messi|restano|resta|rimangono|servono|serve|tiene|tengono|viene|vengono|adesso|esattamente|circa|finora|già)(?!\p{L})/giu;

/** Words of a question that say nothing of its matter: 'vanno' in 'Quanti soldi vanno agli argini?'. */
export const emptyWordsOf = (question: string): string => (question.match(empty) ?? []).join(' ');
