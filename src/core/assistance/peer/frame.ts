import { pageState } from '../../page/page-state.ts';
import css from './frame.css?inline';
import { frameCopy as copy } from './frame-copy.ts';
import type { CreatePeer } from './peer.ts';

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

/** A frame over the page, invisible while it loads; the reader can minimise it to a button. */
export const createFrame: CreatePeer = (url, close) => {
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
  const news = create('p', { className: 'news' });
  news.setAttribute('role', 'status');
  const unread = (count: number): void => {
    news.textContent = count > 0 ? copy.unread(count) : '';
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
  root.append(section, restore, news);
  document.body.append(host);
  return {
    target: () => frame.contentWindow,
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
