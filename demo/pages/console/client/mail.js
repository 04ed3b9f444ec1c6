import { make } from './dom.js';
import { get } from './world.js';

const close = (dialog) =>
  make('button', { type: 'button', className: 'button', textContent: 'Chiudi', onclick: () => dialog.close() });

/** Opens a mail in a dialog. */
export const openMail = async (id) => {
  const { mail } = await get(`mail/${id}`);
  const dialog = make('dialog', { className: 'mail', attributes: { 'aria-labelledby': 'h-mail' } });
  dialog.addEventListener('close', () => dialog.remove());
  const files = mail.attachments.map(({ ord, name, size }) =>
    make(
      'li',
      {},
      make('a', { href: `/api/console/mail/${id}/attachment/${ord}`, textContent: `${name} (${size} byte)` }),
    ),
  );
  dialog.append(
    make('h2', { id: 'h-mail', textContent: mail.subject }),
    make('p', { className: 'hint', textContent: `${mail.brand} → ${mail.recipient}` }),
    make('pre', { textContent: mail.body_text, tabIndex: 0 }),
    ...(mail.body_html === null
      ? []
      : [
          make('iframe', {
            src: `/api/console/mail/${id}/html`,
            title: 'Versione grafica',
            attributes: { sandbox: 'allow-popups' },
          }),
        ]),
    make('ul', {}, ...files),
    make('p', { className: 'actions' }, close(dialog)),
  );
  document.body.append(dialog);
  dialog.showModal();
};
