import { byId, make } from './dom.js';
import { choice, get, post } from './world.js';

/** Lists the possible recipients: the chosen person, then the brand's topics. */
export const showPushTargets = async () => {
  const select = byId('push-to');
  const { brand } = choice;
  const { topics } = await get(`topics?brand=${brand}`);
  // Another brand was chosen meanwhile and loads its own list.
  if (brand !== choice.brand) return;
  const person = make('option', { value: '', textContent: 'L’utente scelto' });
  const bells = topics.map(({ id, name }) => make('option', { value: id, textContent: `Campanella: ${name}` }));
  select.replaceChildren(person, ...bells);
};

const outcome = ({ sent, gone, failed }) =>
  sent + gone + failed === 0
    ? 'Nessun browser riceve.'
    : `Consegnate ${sent}, browser spariti ${gone}, non riuscite ${failed}.`;

/** The form that sends a push message. */
export const startPush = () => {
  const note = byId('push-note');
  byId('push').addEventListener('submit', async (event) => {
    event.preventDefault();
    const topic = byId('push-to').value;
    if (topic === '' && !choice.email) {
      note.textContent = 'Scegli prima un utente, o una campanella.';
      return;
    }
    const to = topic === '' ? { email: choice.email } : { topic };
    const message = { title: byId('push-title').value, body: byId('push-body').value, path: byId('push-path').value };
    try {
      note.textContent = outcome(await post('push', { brand: choice.brand, to, ...message }));
    } catch (error) {
      note.textContent = error.message;
    }
  });
  return showPushTargets();
};
