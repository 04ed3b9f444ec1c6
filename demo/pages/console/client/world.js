/** What the page was started with. */
export const start = JSON.parse(document.getElementById('start').textContent);

const listeners = new Set();
let current = start.state;

/** The world as last heard of. */
export const world = () => current;

/** Calls `listener` now and at each change. */
export const onWorld = (listener) => {
  listeners.add(listener);
  listener(current);
};

const hear = (state) => {
  current = state;
  for (const listener of listeners) listener(state);
};

const answerOf = async (response) => {
  const answer = await response.json();
  if (!answer.success) throw new Error(answer.data.message);
  return answer.data;
};

export const get = async (path) => answerOf(await fetch(`/api/console/${path}`));
export const post = async (path, body = {}) =>
  answerOf(
    await fetch(`/api/console/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

/** Changes the world and tells everybody of its new state. */
export const change = async (path, body) => hear(await post(path, body));
export const refresh = async () => hear(await get('state'));

const choiceKey = 'np-console';
const kept = () => {
  try {
    return JSON.parse(localStorage.getItem(choiceKey)) ?? {};
  } catch {
    return {};
  }
};

/** What this browser chose last: brand, person, width; a page may be of one brand only. */
export const choice = { brand: 'MG', width: '1140', ...kept(), ...(start.brand && { brand: start.brand }) };
export const choose = (changes) => {
  Object.assign(choice, changes);
  localStorage.setItem(choiceKey, JSON.stringify(choice));
};
export const brand = () => start.brands.find(({ sigla }) => sigla === choice.brand) ?? start.brands[0];

/** Origin of one of the brand's hosts: '' is the newsstand. */
export const originOf = (prefix) =>
  `${location.protocol}//${prefix}${brand().domain}${location.port && `:${location.port}`}`;
