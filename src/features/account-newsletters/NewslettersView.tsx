import type { ReactNode } from 'react';
import type { Newsletter } from '../../api/account/newsletters.ts';
import { Button } from '../../ui/base/Button.tsx';
import { SelectField } from '../../ui/form/Field.tsx';
import { copy } from './copy.ts';
import { ofTheme, themesOf } from './model.ts';
import { NewsletterCard } from './NewsletterCard.tsx';

interface NewslettersViewProps {
  /** The reader's; undefined while unknown. */
  readonly email: string | undefined;
  /** Code of the shown paper. */
  readonly brand: string;
  readonly brands: readonly (readonly [code: string, name: string])[];
  readonly onBrand: (code: string) => void;
  readonly children: ReactNode;
}

/** Where letters arrive, and whose are shown. */
export const NewslettersView = ({ email, brand, brands, onBrand, children }: NewslettersViewProps): ReactNode => (
  <div className="newsletters-panel">
    <p className="lead">
      {email === undefined ? null : (
        <>
          {copy.arriveAt} <strong>{email}</strong>.{' '}
        </>
      )}
      {copy.leave}
    </p>
    <SelectField label={copy.brand} value={brand} onChange={(event) => onBrand(event.target.value)} options={brands} />
    {children}
  </div>
);

interface ShelfViewProps {
  readonly newsletters: readonly Newsletter[];
  /** Ids of those with a pending call. */
  readonly pending: ReadonlySet<string>;
  /** The chosen theme; empty for all. */
  readonly theme: string;
  readonly onTheme: (theme: string) => void;
  readonly onChange: (newsletter: Newsletter, subscribed: boolean) => void;
  readonly onEndAll: () => void;
}

/** The newsletters of a paper, and the button that cancels every one. */
export const ShelfView = (props: ShelfViewProps): ReactNode => {
  const { newsletters, pending, theme, onTheme, onChange, onEndAll } = props;
  const themes = themesOf(newsletters);
  if (newsletters.length === 0) return <p className="lead">{copy.none}</p>;
  return (
    <>
      {themes.length > 1 ? (
        <SelectField
          label={copy.theme}
          value={theme}
          onChange={(event) => onTheme(event.target.value)}
          options={[['', copy.allThemes], ...themes.map((name) => [name, name] as const)]}
        />
      ) : null}
      <ul className="newsletters">
        {ofTheme(newsletters, theme).map((newsletter) => (
          <NewsletterCard
            key={newsletter.id}
            newsletter={newsletter}
            busy={pending.has(newsletter.id)}
            onChange={onChange}
          />
        ))}
      </ul>
      {newsletters.some(({ subscribed }) => subscribed) ? (
        <Button kind="quiet" onClick={onEndAll}>
          {copy.endAll}
        </Button>
      ) : null}
    </>
  );
};
