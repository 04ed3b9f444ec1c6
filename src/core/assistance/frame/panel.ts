import { pageState } from '../../page/page-state.ts';
import css from './frame.css?inline';
import { frameCopy as copy } from './frame-copy.ts';

const createStyles = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

const create = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};

/** The frame of a live chat over the page; it can be minimised to a button. */
export interface FramePanel {
  readonly frame: HTMLIFrameElement;
  /** Shows what has loaded, and gives it the focus. */
  open(): void;
  /** Says on the button how many messages the reader has not seen. */
  unread(count: number): void;
  /** Says that the chat has ended by itself. */
  end(): void;
  remove(): void;
}

/** Creates the panel; it loads its page invisibly. Calls `close` when the reader closes it. */
export const createPanel = (url: string, close: () => void): FramePanel => {
  const frame = create('iframe', { src: url, title: copy.title, allow: 'clipboard-write' });
  const restore = create('button', { type: 'button', className: 'restore', hidden: true });
  const ended = create('p', { hidden: true });
  ended.setAttribute('role', 'alert');
  const setMinimised = (isMinimised: boolean): void => {
    section.hidden = isMinimised;
    restore.hidden = !isMinimised;
    if (isMinimised) restore.focus();
    else frame.focus();
  };
  const section = create(
    'section',
    { className: 'waiting' },
    create(
      'header',
      {},
      create('h2', { textContent: copy.title }),
      create('button', { type: 'button', textContent: copy.minimise, onclick: () => setMinimised(true) }),
      create('button', { type: 'button', textContent: copy.close, onclick: close }),
    ),
    ended,
    frame,
  );
  section.setAttribute('aria-label', copy.title);
  const unread = (count: number): void => {
    restore.textContent = count > 0 ? `${copy.restore} (${copy.unread(count)})` : copy.restore;
  };
  unread(0);
  restore.onclick = () => {
    unread(0);
    setMinimised(false);
  };
  const host = create('div', {});
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [pageState('liveChatStyles', createStyles)];
  root.append(section, restore);
  document.body.append(host);
  return {
    frame,
    open() {
      section.className = '';
      frame.focus();
    },
    unread,
    end() {
      ended.hidden = false;
      ended.textContent = copy.ended;
      setMinimised(false);
    },
    remove: () => host.remove(),
  };
};
