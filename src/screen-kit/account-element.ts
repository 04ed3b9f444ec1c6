import { panelView, panelViewStyles } from '../element-kit/panel/panel-view.ts';
import type { AttributeTable, Contract, EventTable } from '../element-kit/shell/contract.ts';
import { defineElement } from '../element-kit/shell/define.ts';
import { lit } from '../element-kit/view/lit.ts';
import { accessTexts } from '../rules/session/access-texts.ts';

/** The contract of an element of the account area; most have neither attributes nor events. */
type AccountContract<A extends AttributeTable, E extends EventTable> = Omit<
  Contract<A, E>,
  'attributes' | 'events' | 'loads' | 'styles' | 'draw'
> & {
  readonly attributes?: A;
  readonly events?: E;
  /** Texts of the view until the panel is ready; default: those of a guarded screen. */
  readonly texts?: Parameters<typeof panelView>[0];
};

/** Defines an element that consists of its panel: it loads on connect and shows a skeleton meanwhile. */
export const accountElement = <
  const A extends AttributeTable = Readonly<Record<never, never>>,
  const E extends EventTable = Readonly<Record<never, never>>,
>({
  attributes,
  events,
  texts = accessTexts,
  ...contract
}: AccountContract<A, E>) =>
  defineElement({
    attributes: (attributes ?? {}) as A,
    events: (events ?? {}) as E,
    slots: { '': 'Content until the panel has loaded; default: a skeleton.' },
    ...contract,
    loads: 'connect',
    styles: panelViewStyles,
    draw: lit(panelView(texts)),
  });
