import { changedPrice, namesPrice, pricedIn } from '../../../../../src/rules/assistance/price-question.ts';
import { asksForWay, isFragment } from '../../../../../src/rules/assistance/talk.ts';
import { fits, wordsOf } from '../../../../../src/rules/assistance/words.ts';
import { facts, factWay, signInFirst } from '../fact-ways.ts';
import { factInTalk, type Intent } from '../intent/intent.ts';
import { wantsOffer } from '../price/asked-offers.ts';
import { besideOffers, PLACE, priceReply } from '../price/prices.ts';
import { type Reply, shopLink } from '../reply.ts';
import { general, searched } from '../searched.ts';
import type { Setting } from '../setting.ts';
import { meantInTalk } from './in-talk.ts';

/** What a follow-up may want by itself, whatever the talk is about. */
const ownSubject: ReadonlySet<Intent['kind']> = new Set([
  'person',
  'injection',
  'others',
  'language',
  'thanks',
  'greeting',
  'who',
]);

/** A follow-up that changes or continues the subject; undefined for a question of its own. */
export const continued = async (setting: Setting, text: string, own: Intent): Promise<Reply | undefined> => {
  const { subject, asker, db, brand } = setting;
  if (!subject || ownSubject.has(own.kind)) return undefined;
  const { intent } = subject;
  if (asksForWay(text)) {
    if (intent.kind === 'fact')
      return asker ? factWay(intent.fact, await asker.account()) : signInFirst(intent.fact, setting.page);
    if (intent.kind === 'price')
      return {
        text: 'Scegli l’offerta nella vetrina dello shop, accedi o crea un account e paga: leggi subito.',
        card: { title: 'Abbonarsi', rows: [], link: shopLink },
      };
  }
  const inTalk = intent.kind === 'fact' ? factInTalk(text) : undefined;
  const named = pricedIn(wordsOf(text));
  if (inTalk === 'price' && named.products.length > 0) return priceReply(db, brand.id, named);
  if (inTalk) return facts(setting, text, inTalk);
  if (intent.kind === 'search' && own.kind === 'fact' && !asker) return searched(setting, text, true);
  if (
    intent.kind === 'fact' &&
    asker &&
    own.kind === 'search' &&
    isFragment(text) &&
    !(await meantInTalk(setting, text)).isOwn
  )
    return facts(setting, text, intent.fact);
  if (intent.kind !== 'price') return undefined;
  const price = changedPrice(intent.price, named);
  if (price.products.includes('digital+') && fits(wordsOf(text), 'siamo|fossimo')) {
    const { treated } = await setting.search(PLACE);
    if (treated) return { text: treated.body, basis: [] };
  }
  if (!namesPrice(named) && !(await wantsOffer(db, brand.id, wordsOf(text)))) return undefined;
  const reduced = price.isReduced
    ? ((await besideOffers(setting, text, price)) ?? (await general(setting, text)))
    : undefined;
  return priceReply(db, brand.id, price, reduced);
};

/** What a short question may seem to want only because the talk's subject is left out of it. */
export const seeming: ReadonlySet<Intent['kind']> = new Set([
  'fact',
  'signIn',
  'complaint',
  'outside',
  'injection',
  'greeting',
  'nonsense',
]);

/** Most words of a visitor's question that may mean the talk rather than an account. */
const brief = 8;

/** What the talk says to a question that leaves out its subject, whatever it seems to want alone. */
export const leftOut = async (setting: Setting, text: string, own: Intent): Promise<Reply | undefined> => {
  const { subject, asker, said } = setting;
  if (!subject || said.length === 0) return undefined;
  const isOfVisitor = !asker && own.kind === 'fact' && wordsOf(text).length <= brief;
  const isPrice = own.kind === 'price' || (own.kind === 'search' && !own.isSure && own.next?.kind === 'price');
  const isOther = subject.intent.kind !== 'price' || !namesPrice(pricedIn(wordsOf(text)));
  const isOfPrice = isPrice && isOther && !(asker && subject.intent.kind === 'fact');
  if (asksForWay(text) && subject.intent.kind === 'price') return undefined;
  const isOnlySeeming = (own.kind === 'outside' && isFragment(text)) || (own.kind === 'greeting' && text.includes('?'));
  const isSure = own.isSure && !isOnlySeeming;
  if (!isOfVisitor && !isOfPrice && (isSure || !seeming.has(own.kind) || own.kind === 'fact')) return undefined;
  const { told, other } = await meantInTalk(setting, text);
  return told ?? (isOfVisitor ? other : undefined);
};
