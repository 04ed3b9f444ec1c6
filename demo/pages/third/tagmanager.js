// Stand-in of the tag manager: it sends on whatever is pushed into the data layer, with the consent of that moment.
const layer = Array.isArray(window[config.layer]) ? window[config.layer] : [];
window[config.layer] = layer;
const consent = {};
const plain = (entry) => (Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry);
const take = (entry) => {
  const value = plain(entry);
  if (Array.isArray(value) && value[0] === 'consent') Object.assign(consent, value[2]);
  const body = JSON.stringify({ container: config.container, entry: value, consent });
  navigator.sendBeacon(`${config.origin}/tagmanager/collect`, new Blob([body], { type: 'text/plain' }));
};
for (const entry of layer) take(entry);
layer.push = (...entries) => {
  for (const entry of entries) take(entry);
  return Array.prototype.push.apply(layer, entries);
};
