import type { ShortInfo } from '../../api/session.ts';
import type { ChatMessage } from '../../rules/assistance-chat.ts';
import { isSubscribed } from '../../rules/subscriber.ts';
import { endCopy as copy } from './end-copy.ts';

export interface PacketParts {
  readonly brand: string;
  /** The page the reader is on, without query and fragment. */
  readonly page: string;
  readonly user: ShortInfo;
  readonly messages: readonly ChatMessage[];
}

/** What a live chat takes of one value; the oldest words go first. */
const most = 3000;

const productOf = (user: ShortInfo): string => {
  if (user.abbonatoDigital) return 'Digital';
  return isSubscribed(user) ? 'Online' : copy.packet.noProduct;
};

/** What an operator is told, so that the reader need not say it again; the reader sees and may change it before. */
export const packetOf = ({ brand, page, user, messages }: PacketParts): string => {
  const { packet } = copy;
  const facts = [`${packet.brand}: ${brand}`, `${packet.page}: ${page}`, `${packet.product}: ${productOf(user)}`];
  const head = `${facts.join('\n')}\n\n`;
  const talk = messages.map(({ role, content }) => `${role === 'user' ? packet.reader : packet.assistant}: ${content}`);
  return head + talk.join('\n').slice(-(most - head.length));
};
