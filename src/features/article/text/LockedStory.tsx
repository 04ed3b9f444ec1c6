import { type ReactNode, useState } from 'react';
import { type Entitlement, entitlementOf } from '../../../api/article/reading.ts';
import { linkTo } from '../../../core/brand/link.ts';
import { signInHere } from '../../../core/brand/origins.ts';
import { core } from '../../../core/page/core.ts';
import { subscribeUrl } from '../../../rules/brand/links.ts';
import { anyOf } from '../../../rules/language/formats.ts';
import { nameIn } from '../../../rules/language/name-in.ts';
import { Locked } from '../../../ui/base/Locked.tsx';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import { copy } from '../copy.ts';

const productNames = (products: readonly string[]): string =>
  anyOf(products.map((product) => nameIn(copy.products, product) ?? product));

const heldText = (products: readonly string[]): string =>
  products.length === 0 ? copy.heldNone : copy.held(productNames(products));

const Reasons = ({ reasons }: { readonly reasons: Entitlement | 'failed' | undefined }): ReactNode => {
  if (reasons === undefined) return <p role="status">{copy.loading}</p>;
  if (reasons === 'failed') return <p role="alert">{copy.whyFailed}</p>;
  const { required, owned, account, fix } = reasons;
  const href = linkTo(fix?.href);
  return (
    <div role="status">
      <ul>
        <li>{copy.needed(productNames(required))}</li>
        <li>{account ? heldText(owned) : copy.noAccount}</li>
        {account ? <li>{copy.account(account)}</li> : null}
      </ul>
      {fix && href ? (
        <a className="button" href={href}>
          {nameIn(copy.fixes, fix.action) ?? copy.subscribe}
        </a>
      ) : null}
    </div>
  );
};

/** Explains why the article is locked: the right it needs, the rights the reader has, the account, and the fix. */
const Why = ({ id }: { readonly id: number }): ReactNode => {
  const [open, setOpen] = useState(false);
  const [reasons, setReasons] = useState<Entitlement | 'failed'>();
  const toggle = () => {
    setOpen(!open);
    if (open || (reasons && reasons !== 'failed')) return;
    setReasons(undefined);
    void entitlementOf(core.clients.newsstand, id).then((result) =>
      setReasons(result.kind === 'ok' ? result.data : 'failed'),
    );
  };
  return (
    <div className="why">
      <button type="button" className="action" aria-expanded={open} onClick={toggle}>
        {copy.why}
      </button>
      {open ? <Reasons reasons={reasons} /> : null}
    </div>
  );
};

/** The end of the free part. */
export const LockedStory = ({ id }: { readonly id: number }): ReactNode => {
  const isKnown = useSignalValue(core.store.login).state === 'loggedIn';
  return (
    <section className="locked-block">
      <Locked
        texts={copy}
        shop={subscribeUrl(core.addressOf('shop'))}
        signIn={isKnown ? undefined : signInHere()}
        track="abbonati-articolo"
      />
      {isKnown ? null : <p className="meta">{copy.sameAccount}</p>}
      <Why id={id} />
    </section>
  );
};
