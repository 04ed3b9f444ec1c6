import type { SoldNames } from '../../rules/brand/own-texts.ts';

/** The usual names, in Italian and in English; a name that begins with another one comes first. */
const usual: Readonly<Record<string, keyof SoldNames>> = {
  'Digital Plus': 'digital+',
  Digital: 'digital',
  Online: 'mobile',
  'Rassegna stampa': 'rassegna',
  'Press review': 'rassegna',
  'Accesso con pubblicità': 'consent',
  'Access with advertising': 'consent',
};
const anyUsual = new RegExp(Object.keys(usual).join('|'), 'g');

/** Keys of texts that name products. */
const naming =
  /^(account-faq\.products|account-offer\.(products|promises)|article\.(products|lockedText|fixes\.upgrade)|epaper-locked\.locked|subscriber-chat\.(intro|kinds)\.digital|subscriber-chat\.(noneText|upgrade))/;

/** Those of the keys whose texts name products. */
export const namesIn = (keys: readonly string[]): readonly string[] => keys.filter((key) => naming.test(key));

/** The text with a brand's own names of its products. */
export const namedAs = (products: SoldNames, text: string): string =>
  text.replace(anyUsual, (name) => {
    const product = usual[name];
    return (product && products[product]) ?? name;
  });

/** Whether a brand sells a product. */
export const isSold = (products: SoldNames, product: string): boolean => Object.hasOwn(products, product);
