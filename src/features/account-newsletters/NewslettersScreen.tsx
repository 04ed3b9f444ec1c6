import { type ReactNode, useState } from 'react';
import { type Newsletter, newslettersOf, setNewsletter, unsubscribeFromAll } from '../../api/account/newsletters.ts';
import { core } from '../../core/page/core.ts';
import { brandOfSigla, type Sigla } from '../../rules/brand/brand.ts';
import { failureText, partOf } from '../../rules/page/failures.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { Private } from '../../screen-kit/Private.tsx';
import { useBrands } from '../../screen-kit/use-brands.ts';
import { Bones, Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { useChoices } from '../../ui/form/use-choices.ts';
import { Confirm } from '../../ui/overlay/Dialog.tsx';
import { useToast } from '../../ui/overlay/use-toast.tsx';
import { copy } from './copy.ts';
import { NewslettersView, ShelfView } from './NewslettersView.tsx';

const { account } = core.clients;

interface EndAllProps {
  readonly onEnded: (newsletters: readonly Newsletter[]) => void;
  readonly onCancel: () => void;
}

/** Cancels every newsletter, after a confirmation. */
const EndAll = ({ onEnded, onCancel }: EndAllProps): ReactNode => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    const result = await unsubscribeFromAll(account);
    setBusy(false);
    if (result.kind !== 'ok') return setProblem(failureText(result, copy.endAllFailed));
    onEnded(result.data.newsletters);
  };
  return <Confirm {...copy.ask} busy={busy} problem={problem} onConfirm={() => void confirm()} onCancel={onCancel} />;
};

/** A choice shows at once and is undone when its call fails. Each newsletter waits only for its own call. */
const Shelf = ({ loaded }: { readonly loaded: readonly Newsletter[] }): ReactNode => {
  const { shown, pending, choose, put } = useChoices(loaded);
  const [theme, setTheme] = useState('');
  const [isEndAsked, setEndAsked] = useState(false);
  const [toasts, toast] = useToast();
  const change = (newsletter: Newsletter, subscribed: boolean): void => {
    const { id, name } = newsletter;
    void choose({ ...newsletter, subscribed }, async () => {
      const result = await setNewsletter(account, id, subscribed);
      if (result.kind !== 'ok') {
        toast(failureText(result, copy.failed), { isError: true });
        return undefined;
      }
      const { newsletter: now } = result.data;
      if (subscribed) toast(copy.subscribed(name));
      else toast(copy.unsubscribed(name), { undo: { label: copy.undo, run: () => change(now, true) } });
      return now;
    });
  };
  const ended = (now: readonly Newsletter[]) => {
    setEndAsked(false);
    const isOfThisBrand = now.some(({ id }) => shown.some((newsletter) => newsletter.id === id));
    put(isOfThisBrand ? now : shown.map((newsletter) => ({ ...newsletter, subscribed: false })));
    toast(copy.ended);
  };
  return (
    <>
      <ShelfView
        newsletters={shown}
        pending={pending}
        theme={theme}
        onTheme={setTheme}
        onChange={change}
        onEndAll={() => setEndAsked(true)}
      />
      {isEndAsked ? <EndAll onEnded={ended} onCancel={() => setEndAsked(false)} /> : null}
      {toasts}
    </>
  );
};

const OfBrand = ({ brand }: { readonly brand: Sigla }): ReactNode => {
  const [state, reload] = usePart(async (signal) =>
    partOf(await newslettersOf(account, brand, signal), copy.loadFailed),
  );
  return (
    <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
      {({ newsletters }) => <Shelf loaded={newsletters} />}
    </Part>
  );
};

const Newsletters = (): ReactNode => {
  const login = useSignalValue(core.store.login);
  const own = useSignalValue(core.brand);
  const [chosen, setChosen] = useState<Sigla>();
  const brands = useBrands();
  const brand = chosen ?? own.sigla;
  return (
    <NewslettersView
      email={login.state === 'loggedIn' ? login.user.email : undefined}
      brand={brand}
      brands={brands}
      onBrand={(code) => setChosen(brandOfSigla(code)?.sigla)}
    >
      <OfBrand key={brand} brand={brand} />
    </NewslettersView>
  );
};

export const NewslettersScreen = (): ReactNode => (
  <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
    <Newsletters />
  </Private>
);
