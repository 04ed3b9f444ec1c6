import { path as topics } from '@phosphor-icons/core/assets/regular/bell.svg?icon';
import { path as contact } from '@phosphor-icons/core/assets/regular/chat-circle-dots.svg?icon';
import { path as newsletter } from '@phosphor-icons/core/assets/regular/envelope-simple.svg?icon';
import { path as subscriptions } from '@phosphor-icons/core/assets/regular/newspaper.svg?icon';
import { path as leave } from '@phosphor-icons/core/assets/regular/sign-out.svg?icon';
import { path as profile } from '@phosphor-icons/core/assets/regular/user.svg?icon';
import { html, nothing, render } from 'lit-html';
import type { ShortInfo } from '../../api/session/session.ts';
import { core } from '../../core/page/core.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { adopt } from '../../element-kit/shell/sheets.ts';
import { icon } from '../../element-kit/view/icon.ts';
import { type AccountSection, sectionNames, userPanelSections } from '../../rules/account/account-sections.ts';
import { badgeFor } from '../../rules/brand/badge.ts';
import { isCurrent, noticesAt } from '../../rules/brand/menu-place.ts';
import tokens from '../../ui/base/tokens.css?inline';
import { severityIcons } from '../../ui/message/severity.ts';
import { copy } from './copy.ts';
import { isPanelOpen, togglePanel } from './disclosure.ts';
import { face } from './face.rest.ts';
import css from './user-panel.css?inline';

const icons: Readonly<Partial<Record<AccountSection['key'], string>>> = {
  profile,
  subscriptions,
  topics,
  newsletter,
  contact,
};

const link = ({ avvisi }: ShortInfo, { key, path }: AccountSection) => {
  const badge = badgeFor(noticesAt(avvisi, [path]));
  const href = core.addressOf('account') + path;
  const current = isCurrent(href, core.navigation.here.peek());
  return html`<li>
    <a href=${href} aria-current=${current ? 'page' : nothing}
      >${icon(icons[key] ?? profile)}<span>${sectionNames[key]}</span>${
        badge
          ? html`<span class="badge ${badge.type}">${icon(severityIcons[badge.type])}<span class="hidden">${copy.alerts(badge.count)}</span></span>`
          : nothing
      }</a
    >
  </li>`;
};

/** The sign-out link works without script. With script it is a call, with a notice when the call fails. */
const logOut = async (shell: Shell, event: Event): Promise<void> => {
  event.preventDefault();
  if (!(await core.session.logOut())) togglePanel(shell, false);
};

/** The user panel with its links. */
const panel = (
  shell: Shell,
  reader: ShortInfo,
) => html`<nav id="panel" class="panel" part="panel" aria-label=${copy.panel}>
  <div class="card">
    ${face(reader)}
    <div>
      <strong>${reader.name}</strong>
      <span class="mail">${reader.email}</span>
    </div>
  </div>
  <ul>
    ${userPanelSections.map((section) => link(reader, section))}
    <li class="last">
      <a href="/logout" @click=${(event: Event) => void logOut(shell, event)}>${icon(leave)}<span>${copy.logOut}</span></a>
    </li>
  </ul>
</nav>`;

export { isPanelOpen, togglePanel };

/** Draws the panel into its box when open. */
export const drawPanel = (shell: Shell, reader: ShortInfo, open: boolean, box: HTMLElement): void => {
  adopt(shell.root, [tokens, css]);
  render(open ? panel(shell, reader) : nothing, box);
};
