// Stand-in of the tag manager: forwards each entry of the data layer with the consent at that moment.
const layer = Array.isArray(window[config.layer]) ? window[config.layer] : [];
window[config.layer] = layer;
const consent = {};
const plain = (entry) => (Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry);
const forward = (entry) => {
  const value = plain(entry);
  if (Array.isArray(value) && value[0] === 'consent') Object.assign(consent, value[2]);
  const body = JSON.stringify({ container: config.container, entry: value, consent });
  navigator.sendBeacon(`${config.origin}/tagmanager/collect`, new Blob([body], { type: 'text/plain' }));
};
for (const entry of layer) forward(entry);
layer.push = (...entries) => {
  for (const entry of entries) forward(entry);
  return Array.prototype.push.apply(layer, entries);
};
