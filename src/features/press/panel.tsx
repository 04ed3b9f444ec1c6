import { type ReactNode, useEffect, useState } from 'react';
import { openPressReview, pressReviewShop } from '../../core/press/press-review.ts';
import { definePanel } from '../../element-kit/panel/panel.tsx';
import { failureTexts } from '../../rules/page/failures.ts';
import type { PressEntry } from '../../rules/press/press-entry.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { Private } from '../../screen-kit/Private.tsx';
import controls from '../../ui/base/controls.css?inline';
import { Bones } from '../../ui/base/Part.tsx';
import tokens from '../../ui/base/tokens.css?inline';
import forms from '../../ui/form/forms.css?inline';
import { copy } from './copy.ts';
import { Desk } from './desk/Desk.tsx';
import styles from './desk/desk.css?inline';
import filters from './stories/filters.css?inline';
import table from './stories/table.css?inline';

const Opened = (): ReactNode => {
  const [entry, setEntry] = useState<PressEntry>('wait');
  useEffect(() => {
    const leaving = new AbortController();
    void openPressReview(leaving.signal).then((next) => {
      if (!leaving.signal.aborted) setEntry(next);
    });
    return () => leaving.abort();
  }, []);
  if (typeof entry === 'object') return <Desk last={entry.show} />;
  if (entry === 'wait') return <Bones loading={copy.loading} />;
  if (entry === 'dashboard') return <p role="alert">{copy.loadFailed}</p>;
  return (
    <p>
      {copy.notHere}{' '}
      <a className="link" href={pressReviewShop()}>
        {copy.discover}
      </a>
    </p>
  );
};

/** The press review outside the newsstand. */
const RassegnaScreen = (): ReactNode => (
  <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
    <Opened />
  </Private>
);

export const panel = definePanel(
  RassegnaScreen,
  [tokens, controls, forms, table, filters, styles],
  <p role="alert">{failureTexts.generic}</p>,
);
