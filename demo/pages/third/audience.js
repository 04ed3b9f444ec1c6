// Stand-in of the audience tracking service. It sends nothing until `track` is called.
let isStopped = false;
const send = (event, data) => {
  if (isStopped) return;
  const body = JSON.stringify({ client: config.client, app: config.app, event, data });
  navigator.sendBeacon(`${config.origin}/audience/collect`, new Blob([body], { type: 'text/plain' }));
};
const audience = {
  /** Sends an event with optional data. */
  track: (event, data = {}) => send(String(event), data),
  /** Stops sending until `start`. */
  stop: () => {
    isStopped = true;
  },
  start: () => {
    isStopped = false;
  },
};
Object.defineProperty(window, 'npAudience', { value: Object.freeze(audience), configurable: true });
