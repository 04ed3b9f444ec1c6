/** The element with this id. Callers ask only for ids that exist on their page. */
export const byId = (id) => document.getElementById(id);

export const all = (selector, root = document) => [...root.querySelectorAll(selector)];

/** Creates an element with properties and children; strings become text nodes, never markup. */
export const make = (tag, properties = {}, ...children) => {
  const { dataset, attributes, ...plain } = properties;
  const node = Object.assign(document.createElement(tag), plain);
  Object.assign(node.dataset, dataset);
  for (const [name, value] of Object.entries(attributes ?? {})) node.setAttribute(name, value);
  node.append(...children);
  return node;
};

/** Sets aria-pressed on each button of a group. */
export const press = (buttons, isOn) => {
  for (const button of buttons) button.setAttribute('aria-pressed', String(isOn(button)));
};

const time = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
/** '10:30:02.114', Italian time. */
export const clockText = (at) => time.format(new Date(at)).replace(',', '.');
