// What the shim of the demo pages reads from the local push service comes as a message: it is shown like a push.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'np-demo-push') event.waitUntil(showPush(event.data.payload));
});
