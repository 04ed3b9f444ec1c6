import { path as arrow } from '@phosphor-icons/core/assets/regular/arrow-up-right.svg?icon';
import type { ReactNode } from 'react';
import { assetUrl } from '../../../core/page/assets.ts';
import type { PageBrand } from '../../../rules/brand/brand.ts';
import type { ChatKind } from '../../../rules/chatbot/subscriber-chat.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { copy } from '../copy.ts';
import { paperOf, townOf } from '../paper.ts';

/** Four suggestions. */
const promptsFor = (kind: ChatKind, brand: PageBrand): readonly string[] => [
  ...(kind === 'digital' ? [copy.today(townOf(brand)).trim()] : []),
  ...copy.prompts[kind],
];

interface WelcomeProps {
  readonly kind: ChatKind;
  readonly brand: PageBrand;
  readonly onAsk: (question: string) => void;
}

/** Title, introduction and four suggestions before the first question. */
export const Welcome = ({ kind, brand, onAsk }: WelcomeProps): ReactNode => (
  <div className="welcome">
    <img
      src={assetUrl(brand.monogram ?? `brands/${brand.sigla.toLowerCase()}-monogram.svg`)}
      alt=""
      width={44}
      height={44}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
    <h2 className="title">{copy.ask(paperOf(brand))}</h2>
    <p className="intro">{copy.intro[kind]}</p>
    <p className="disclosure">{copy.disclosure}</p>
    <ul aria-label={copy.promptsTitle}>
      {promptsFor(kind, brand).map((prompt) => (
        <li key={prompt}>
          <button type="button" lang="it" onClick={() => onAsk(prompt)}>
            {prompt}
            <Icon path={arrow} />
          </button>
        </li>
      ))}
    </ul>
  </div>
);
