import { path as caret } from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?icon';
import { path as dots } from '@phosphor-icons/core/assets/bold/dots-three-bold.svg?icon';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../base/Icon.tsx';

interface MenuAction {
  readonly text: string;
  readonly onChoose: () => void;
}

interface ActionMenuProps {
  /** Name of the button and of the menu: what the actions apply to. */
  readonly label: string;
  /** The button's text, with which its name begins. Without it the button is a “…”. */
  readonly text?: string;
  /** The button with a text is no primary one: another control of its place is. */
  readonly isSecondary?: boolean;
  readonly actions: readonly MenuAction[];
  readonly unavailable?: boolean;
}

/** Where an arrow, Home or End leads among so many actions; undefined for any other key. */
const target = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];

const itemsIn = (menu: HTMLElement | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** A button with a menu: “…” with the less common actions, or a primary one. Arrows move, Enter chooses, Escape closes. */
export const ActionMenu = (props: ActionMenuProps): ReactNode => {
  const { label, text: name, isSecondary = false, actions, unavailable = false } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    menu.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    itemsIn(menu.current)[0]?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    const next = target(event.key, at, actions.length);
    if (next === undefined) return;
    event.preventDefault();
    itemsIn(menu.current)[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus that leaves closes the menu
    <div
      className={name ? 'action-menu named' : 'action-menu'}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={name ? `button ${isSecondary ? '' : 'primary'}` : 'button quiet dense'}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={unavailable || undefined}
        // A press on the open menu's button must not move the focus: losing it would close the menu before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!unavailable) setOpen(!isOpen);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || unavailable) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {name}
        {name ? <Icon path={caret} size={16} /> : <Icon path={dots} />}
      </button>
      {isOpen ? (
        <div ref={menu} id={id} role="menu" aria-label={label} tabIndex={-1}>
          {actions.map(({ text, onChoose }, index) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onKeyDown={(event) => onKeyDown(event, index)}
              onClick={() => {
                close();
                onChoose();
              }}
            >
              {text}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
};
