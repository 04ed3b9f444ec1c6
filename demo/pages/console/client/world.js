/** Initial data of the page. */
export const start = JSON.parse(document.getElementById('start').textContent);

const listeners = new Set();
let current = start.state;

/** The latest known state of the world. */
export const world = () => current;

/** Calls `listener` now and at each change. */
export const onWorld = (listener) => {
  listeners.add(listener);
  listener(current);
};

const publish = (state) => {
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

/** Changes the world and notifies all listeners. */
export const change = async (path, body) => publish(await post(path, body));
export const refresh = async () => publish(await get('state'));

const choiceKey = 'np-console';
const storedChoice = () => {
  try {
    return JSON.parse(localStorage.getItem(choiceKey)) ?? {};
  } catch {
    return {};
  }
};

/** The last choices of this browser: brand, person, width. A page may fix the brand. */
export const choice = { brand: 'MG', width: '1140', ...storedChoice(), ...(start.brand && { brand: start.brand }) };
export const choose = (changes) => {
  Object.assign(choice, changes);
  localStorage.setItem(choiceKey, JSON.stringify(choice));
};
export const brand = () => start.brands.find(({ sigla }) => sigla === choice.brand) ?? start.brands[0];

/** Origin of one of the brand's hosts; '' is the newsstand. */
export const originOf = (prefix) =>
  `${location.protocol}//${prefix}${brand().domain}${location.port && `:${location.port}`}`;
