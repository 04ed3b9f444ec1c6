// The shim of the demo pages forwards messages of the local push service: show them like a push.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'np-demo-push') event.waitUntil(showPush(event.data.payload));
});
