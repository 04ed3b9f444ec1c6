import { path as left } from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?icon';
import { path as right } from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?icon';
import { path as single } from '@phosphor-icons/core/assets/regular/arrows-in-line-horizontal.svg?icon';
import { path as double } from '@phosphor-icons/core/assets/regular/arrows-out-line-horizontal.svg?icon';
import { path as corners } from '@phosphor-icons/core/assets/regular/corners-out.svg?icon';
import { path as dots } from '@phosphor-icons/core/assets/regular/dots-three-vertical.svg?icon';
import { path as download } from '@phosphor-icons/core/assets/regular/download-simple.svg?icon';
import { path as checks } from '@phosphor-icons/core/assets/regular/list-checks.svg?icon';
import { path as glass } from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?icon';
import { path as minus } from '@phosphor-icons/core/assets/regular/minus.svg?icon';
import { path as plus } from '@phosphor-icons/core/assets/regular/plus.svg?icon';
import { path as network } from '@phosphor-icons/core/assets/regular/share-network.svg?icon';
import { path as lines } from '@phosphor-icons/core/assets/regular/text-align-left.svg?icon';
import { path as cross } from '@phosphor-icons/core/assets/regular/x.svg?icon';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/base/Icon.tsx';
import { copy } from '../copy.ts';

/** The drawers beside the pages. */
export type Drawer = 'find' | 'left' | 'keep';

interface BarProps {
  readonly title: string;
  readonly day: string;
  readonly shown: readonly number[];
  readonly total: number;
  readonly percent: string;
  readonly isDouble: boolean;
  readonly canDouble: boolean;
  readonly isText: boolean;
  readonly drawer: Drawer | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onTurn: (direction: 1 | -1) => void;
  readonly onZoom: (direction: 1 | -1) => void;
  readonly onDouble: () => void;
  readonly onText: () => void;
  readonly onDrawer: (drawer: Drawer) => void;
  readonly onShare: () => void;
  readonly onWholeScreen: (() => void) | undefined;
  readonly onClose: (() => void) | undefined;
}

interface ToolProps {
  readonly icon: string;
  readonly name: string;
  readonly onClick: () => void;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly unavailable?: boolean;
  readonly size?: number;
}

const Tool = ({ icon, name, onClick, pressed, expanded, unavailable, size = 20 }: ToolProps): ReactNode => (
  <button
    type="button"
    className="tool"
    aria-label={name}
    aria-pressed={pressed}
    aria-expanded={expanded}
    aria-disabled={unavailable}
    onClick={() => {
      if (!unavailable) onClick();
    }}
  >
    <Icon path={icon} size={size} />
    <span className="tool-name" aria-hidden="true">
      {name}
    </span>
  </button>
);

/** Head of the viewer: edition, page and tools. On phones the tools fold into a menu. */
export const Bar = (props: BarProps): ReactNode => {
  const { title, day, shown, total, percent, isDouble, canDouble, isText, drawer, onTurn, onZoom, onDrawer } = props;
  const [open, setOpen] = useState(false);
  const tools = useId();
  const more = useRef<HTMLButtonElement>(null);
  /** The chosen entry disappears with the list: move the focus to the button. */
  const fold = () => {
    if (!open) return;
    setOpen(false);
    more.current?.focus();
  };
  const drawers = [
    ['find', glass, copy.find],
    ['left', checks, copy.left],
    ['keep', download, copy.keep],
  ] as const;
  return (
    <div className="bar">
      {props.onClose ? <Tool icon={cross} name={copy.close} size={24} onClick={props.onClose} /> : null}
      <div className="bar-title">
        <p className="bar-name">{title}</p>
        <p className="bar-day">{day}</p>
      </div>
      <div className="bar-pages">
        <Tool icon={left} name={copy.previous} unavailable={props.isFirst} onClick={() => onTurn(-1)} />
        <p>
          <strong>{copy.pages(shown)}</strong> {copy.of(total)}
        </p>
        <Tool icon={right} name={copy.next} unavailable={props.isLast} onClick={() => onTurn(1)} />
      </div>
      <button
        ref={more}
        type="button"
        className="tool bar-more"
        aria-label={copy.more}
        aria-expanded={open}
        aria-controls={tools}
        onClick={() => setOpen(!open)}
      >
        <Icon path={dots} size={24} />
      </button>
      <div
        id={tools}
        className={open ? 'bar-tools open' : 'bar-tools'}
        role="toolbar"
        aria-label={copy.tools}
        onClick={({ target }) => {
          if (!(target as Element).closest('.zoom')) fold();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          event.preventDefault();
          fold();
        }}
      >
        <fieldset className="zoom" aria-label={copy.zoom}>
          <Tool icon={minus} name={copy.zoomOut} unavailable={isText} onClick={() => onZoom(-1)} />
          <output>{percent}</output>
          <Tool icon={plus} name={copy.zoomIn} unavailable={isText} onClick={() => onZoom(1)} />
        </fieldset>
        {canDouble ? (
          <Tool
            icon={isDouble ? single : double}
            name={isDouble ? copy.single : copy.double}
            onClick={props.onDouble}
          />
        ) : null}
        <Tool icon={lines} name={copy.text} pressed={isText} onClick={props.onText} />
        {drawers.map(([name, icon, label]) => (
          <Tool key={name} icon={icon} name={label} expanded={drawer === name} onClick={() => onDrawer(name)} />
        ))}
        <Tool icon={network} name={copy.share} onClick={props.onShare} />
        {props.onWholeScreen ? <Tool icon={corners} name={copy.wholeScreen} onClick={props.onWholeScreen} /> : null}
      </div>
    </div>
  );
};
