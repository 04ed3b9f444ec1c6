import type { ShortInfo } from '../../../api/session/session.ts';
import type { ChatMessage } from '../../../rules/assistance/assistance-chat.ts';
import { productsOf } from '../../../rules/session/subscriber.ts';
import { endCopy as copy } from './end-copy.ts';

export interface PacketParts {
  readonly brand: string;
  /** The page the reader is on, without query and fragment. */
  readonly page: string;
  readonly user: ShortInfo;
  readonly messages: readonly ChatMessage[];
}

/** What a live chat takes of one value, in characters; the oldest words go first. */
export const packetLength = 3000;

/** What an operator is told, so that the reader need not say it again; the reader sees and may change it before. */
export const packetOf = ({ brand, page, user, messages }: PacketParts): string => {
  const { packet } = copy;
  const facts = [
    `${packet.brand}: ${brand}`,
    `${packet.page}: ${page}`,
    `${packet.product}: ${productsOf(user).join(', ') || packet.noProduct}`,
  ];
  const head = `${facts.join('\n')}\n\n`;
  const talk = messages.map(({ role, content }) => `${role === 'user' ? packet.reader : packet.assistant}: ${content}`);
  return head + talk.join('\n').slice(-(packetLength - head.length));
};
