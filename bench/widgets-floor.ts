import { nonce } from './widgets-page.ts';
import type { Widget } from './widgets-peers.ts';

/** A button in a shadow root and, by a second file, a panel that answers nothing: what no chat can be lighter than. */
const button = `const css = (text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); return sheet; };
const sheet = css(':host{all:initial;position:fixed;inset:auto 24px 24px auto}button{width:60px;height:60px;border:0;border-radius:50%;background:#0b5a66;color:#fff;font:700 20px/1 sans-serif}');
const panel = () => import('./by-hand-panel.js');
customElements.define('by-hand', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const open = document.createElement('button');
    open.type = 'button';
    open.textContent = '?';
    open.setAttribute('aria-label', 'Apri la chat');
    open.setAttribute('aria-expanded', 'false');
    open.addEventListener('pointerenter', panel);
    open.addEventListener('focus', panel);
    open.addEventListener('click', async () => (await panel()).toggle(root, open, css));
    root.append(open);
  }
});`;

const panel = `const styles = '.panel{position:fixed;inset:auto 24px 100px auto;box-sizing:border-box;width:400px;height:600px;padding:16px;display:flex;flex-direction:column;gap:12px;background:#fff;border:1px solid #777;font:16px/1.5 sans-serif;color:#111}.panel[hidden]{display:none}.log{flex:1;overflow:auto}textarea{font:inherit}';
let sheet;
const make = (root, css) => {
  sheet ??= css(styles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const made = document.createElement('div');
  made.className = 'panel';
  made.hidden = true;
  made.setAttribute('role', 'dialog');
  made.setAttribute('aria-label', 'Chat');
  const log = document.createElement('div');
  log.className = 'log';
  log.setAttribute('role', 'log');
  const field = document.createElement('textarea');
  field.setAttribute('aria-label', 'Domanda');
  made.append(log, field);
  root.append(made);
  return made;
};
export const toggle = (root, button, css) => {
  const panel = root.querySelector('.panel') ?? make(root, css);
  const close = () => { panel.hidden = true; button.setAttribute('aria-expanded', 'false'); button.focus(); };
  if (!panel.hidden) return close();
  panel.hidden = false;
  button.setAttribute('aria-expanded', 'true');
  panel.querySelector('textarea').focus();
  panel.onkeydown = ({ key }) => { if (key === 'Escape') close(); };
};`;

export const floor: Widget = {
  id: 'by-hand',
  label: 'by hand',
  embed: `<by-hand></by-hand><script type="module" nonce="${nonce}" src="/files/by-hand/by-hand.js"></script>`,
  launcher: 'by-hand >> button',
  field: 'by-hand >> textarea',
  root: 'by-hand',
  scripts: { 'by-hand.js': button, 'by-hand-panel.js': panel },
};
