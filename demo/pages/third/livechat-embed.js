// Stand-in of a live chat in a frame: the table of messages in docs/guides/adapters.md, from the chat's side.
const page = document.referrer && new URL(document.referrer).origin;
const tell = (message) => parent.postMessage({ source: 'np-live-chat', version: 1, ...message }, page);
const byId = (id) => document.getElementById(id);
let unread = 0;
const actions = {
  packet: ({ packet }) => {
    byId('packet').textContent = Object.values(packet).join('\n');
  },
  open: () => navigator.sendBeacon(`${config.origin}/livechat/opened`, new Blob(['{"event":"opened"}'])),
};
addEventListener('message', ({ data, origin, source }) => {
  if (origin !== page || source !== parent || data?.source !== 'np-live-chat' || data.version !== 1) return;
  if (Object.hasOwn(actions, data.type)) actions[data.type](data);
});
byId('write').onclick = () => {
  unread += 1;
  tell({ type: 'unread', count: unread });
};
byId('end').onclick = () => tell({ type: 'close' });
byId('leave').onclick = () => tell({ type: 'unavailable' });
if (page && parent !== window) tell({ type: 'ready' });
