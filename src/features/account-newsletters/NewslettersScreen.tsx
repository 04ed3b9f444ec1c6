import { type ReactNode, useState } from 'react';
import { type Newsletter, newslettersOf, setNewsletter, unsubscribeFromAll } from '../../api/account/newsletters.ts';
import { core } from '../../core/page/core.ts';
import { brandOfSigla, type Sigla } from '../../rules/brand/brand.ts';
import { failureText, partOf } from '../../rules/page/failures.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { Private } from '../../screen-kit/Private.tsx';
import { useBrands } from '../../screen-kit/use-brands.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Bones, Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { SelectField } from '../../ui/form/Field.tsx';
import { useChoices } from '../../ui/form/use-choices.ts';
import { Confirm } from '../../ui/overlay/Dialog.tsx';
import { useToast } from '../../ui/overlay/use-toast.tsx';
import { copy } from './copy.ts';
import { ofTheme, themesOf } from './model.ts';
import { NewsletterCard } from './NewsletterCard.tsx';

const { account } = core.clients;

interface EndAllProps {
  readonly onEnded: (newsletters: readonly Newsletter[]) => void;
}

/** Cancels every newsletter, after a confirmation. */
const EndAll = ({ onEnded }: EndAllProps): ReactNode => {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    const result = await unsubscribeFromAll(account);
    setBusy(false);
    if (result.kind !== 'ok') return setProblem(failureText(result, copy.endAllFailed));
    setAsked(false);
    onEnded(result.data.newsletters);
  };
  const cancel = () => {
    setAsked(false);
    setProblem(undefined);
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {copy.endAll}
      </Button>
      {asked ? (
        <Confirm {...copy.ask} busy={busy} problem={problem} onConfirm={() => void confirm()} onCancel={cancel} />
      ) : null}
    </>
  );
};

/** A choice shows at once and is undone when its call fails. Each newsletter waits only for its own call. */
const Shelf = ({ loaded }: { readonly loaded: readonly Newsletter[] }): ReactNode => {
  const { shown, pending, choose, put } = useChoices(loaded);
  const [theme, setTheme] = useState('');
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
    const isOfThisBrand = now.some(({ id }) => shown.some((newsletter) => newsletter.id === id));
    put(isOfThisBrand ? now : shown.map((newsletter) => ({ ...newsletter, subscribed: false })));
    toast(copy.ended);
  };
  const themes = themesOf(shown);
  if (shown.length === 0) return <p className="lead">{copy.none}</p>;
  return (
    <>
      {themes.length > 1 ? (
        <SelectField
          label={copy.theme}
          value={theme}
          onChange={(event) => setTheme(event.target.value)}
          options={[['', copy.allThemes], ...themes.map((name) => [name, name] as const)]}
        />
      ) : null}
      <ul className="newsletters">
        {ofTheme(shown, theme).map((newsletter) => (
          <NewsletterCard
            key={newsletter.id}
            newsletter={newsletter}
            busy={pending.has(newsletter.id)}
            onChange={change}
          />
        ))}
      </ul>
      {shown.some(({ subscribed }) => subscribed) ? <EndAll onEnded={ended} /> : null}
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
    <div className="newsletters-panel">
      <p className="lead">
        {login.state === 'loggedIn' ? (
          <>
            {copy.arriveAt} <strong>{login.user.email}</strong>.{' '}
          </>
        ) : null}
        {copy.leave}
      </p>
      <SelectField
        label={copy.brand}
        value={brand}
        onChange={(event) => setChosen(brandOfSigla(event.target.value)?.sigla)}
        options={brands}
      />
      <OfBrand key={brand} brand={brand} />
    </div>
  );
};

export const NewslettersScreen = (): ReactNode => (
  <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
    <Newsletters />
  </Private>
);
