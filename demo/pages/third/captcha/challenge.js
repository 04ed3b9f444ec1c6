// What the stand-ins of captchas with challenges share: a token, and a box in the document with three ways to end.
config.fetchToken = async (k, action) => {
  const body = new URLSearchParams({ k, action });
  const response = await fetch(`${config.origin}/recaptcha/token`, { method: 'POST', body });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()).token;
};
/** Vendors' scripts look for their nodes in the document only. */
config.inDocument = (node) => node instanceof HTMLElement && node.getRootNode() === document;
const button = (textContent, onclick) =>
  Object.assign(document.createElement('button'), { type: 'button', textContent, onclick });
config.showChallenge = (container, { solve, expire, close }) => {
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', `Verifica di ${config.vendor}`);
  group.append(button('Sono una persona', solve), button('Lascia scadere', expire));
  if (close) group.append(button('Chiudi la verifica', close));
  container.append(group);
  return group;
};
