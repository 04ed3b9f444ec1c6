import 'np-elements';

window.np.configure({
  brand: 'MG',
  newsstand: 'https://lavoce.example',
  account: 'https://login.lavoce.example',
  site: 'https://www.lavoce.example',
  shop: 'https://negozio.lavoce.example',
});
