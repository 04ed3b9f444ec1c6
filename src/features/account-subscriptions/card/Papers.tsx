import { path as download } from '@phosphor-icons/core/assets/regular/download-simple.svg?icon';
import type { ReactNode } from 'react';
import { type Papers as Answer, papersOf } from '../../../api/subscriptions/subscriptions.ts';
import { linkTo } from '../../../core/brand/link.ts';
import { core } from '../../../core/page/core.ts';
import { money } from '../../../rules/language/formats.ts';
import { nameIn } from '../../../rules/language/name-in.ts';
import { partOf } from '../../../rules/page/failures.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Part } from '../../../ui/base/Part.tsx';
import { usePart } from '../../../ui/base/use-part.ts';
import { copy } from '../copy.ts';
import { dayText, momentText } from '../model.ts';

const texts = copy.papers;

interface PaperProps {
  readonly what: string;
  /** The declaration in the words of its receipt. */
  readonly content?: string;
  readonly href: string;
}

const Paper = ({ what, content, href }: PaperProps): ReactNode => {
  const address = linkTo(href);
  return (
    <li>
      <div>
        <p>{what}</p>
        {content ? <p className="hint">{content}</p> : null}
      </div>
      {address ? (
        <a className="link" href={address} aria-label={texts.downloadOf(what)}>
          <Icon path={download} size={16} />
          {texts.download}
        </a>
      ) : null}
    </li>
  );
};

const List = ({ receipts, declarations }: Answer): ReactNode => {
  if (receipts.length + declarations.length === 0) return <p className="hint">{texts.none}</p>;
  return (
    <ul className="papers">
      {declarations.map(({ id, kind, declared_at, content, receipt_url }) => (
        <Paper
          key={id}
          what={`${nameIn(texts.declarations, kind) ?? texts.declaration} · ${momentText(declared_at)}`}
          content={content}
          href={receipt_url}
        />
      ))}
      {receipts.map(({ id, kind, date, amount, number, pdf_url }) => (
        <Paper
          key={id}
          what={`${kind === 'refund' ? texts.refund : texts.payment} · ${dayText(date)} · ${money(amount)} · ${number}`}
          href={pdf_url}
        />
      ))}
    </ul>
  );
};

/** Payments, refunds and declarations of a subscription. Loaded when opened. */
export const Papers = ({ subscription }: { readonly subscription: number }): ReactNode => {
  const [state, reload] = usePart(async (signal) =>
    partOf(await papersOf(core.clients.account, subscription, signal), texts.failed),
  );
  return (
    <Part state={state} loading={texts.loading} retry={copy.retry} onRetry={reload}>
      {(answer) => <List {...answer} />}
    </Part>
  );
};
