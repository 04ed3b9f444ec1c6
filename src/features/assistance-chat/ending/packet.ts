import type { ShortInfo } from '../../../api/session/session.ts';
import type { ChatMessage } from '../../../rules/assistance/assistance-chat.ts';
import type { SoldNames } from '../../../rules/brand/own-texts.ts';
import { productsOf } from '../../../rules/session/products.ts';
import { endCopy as copy } from './end-copy.ts';

export interface PacketParts {
  readonly brand: string;
  /** The current page, without query and fragment. */
  readonly page: string;
  readonly user: ShortInfo;
  readonly messages: readonly ChatMessage[];
  /** Names of the brand's products, if not the usual ones. */
  readonly products?: SoldNames | undefined;
}

/** Longest value that a live chat accepts, in characters. The oldest words are cut. */
export const packetLength = 3000;

/** A summary for the operator, so that the reader need not repeat it. The reader can see and edit it. */
export const packetOf = ({ brand, page, user, messages, products }: PacketParts): string => {
  const { packet } = copy;
  const facts = [
    `${packet.brand}: ${brand}`,
    `${packet.page}: ${page}`,
    `${packet.product}: ${productsOf(user, products).join(', ') || packet.noProduct}`,
  ];
  const head = `${facts.join('\n')}\n\n`;
  const talk = messages.map(({ role, content }) => `${role === 'user' ? packet.reader : packet.assistant}: ${content}`);
  return head + talk.join('\n').slice(-(packetLength - head.length));
};
