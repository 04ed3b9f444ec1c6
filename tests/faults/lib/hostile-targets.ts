/**
 * Where a sign-in must not lead, however it is written: `EVIL`, `OWN` and `ACCOUNT` stand for hosts with their ports, `PORT` for
 * the port alone.
 */
export const hostileTargets: readonly string[] = [
  // Another host, in every spelling that a parser forgives.
  'http://EVIL/',
  'https://EVIL/',
  '//EVIL/',
  '///EVIL/',
  '////EVIL/',
  '/\\EVIL/',
  '\\\\EVIL/',
  '\\/EVIL/',
  '\\/\\/EVIL/',
  'http:EVIL',
  'http:\\\\EVIL',
  'http:///EVIL',
  'http://EVIL\\@OWN/',
  'http://OWN@EVIL/',
  'http://OWN:x@EVIL/',
  'http://OWN%40EVIL/',
  'http://mg.localhost.EVIL/',
  'http://evilmg.localhost:PORT/',
  'http://evil\u3002localhost:PORT/',
  'http://\uff45vil.localhost:PORT/',
  'http://EVIL#@OWN/',
  'http://EVIL?@OWN/',
  // A path of the own host that names another one when it stands alone.
  'http://OWN//EVIL/',
  '/sezioni/..//EVIL/',
  '/.//EVIL/',
  '/%2e%2e//EVIL/',
  // White space and controls that a parser drops.
  ' //EVIL/',
  '\t//EVIL/',
  '/\t/EVIL/',
  '/\n/EVIL/',
  '\u00a0//EVIL/',
  '\u0000//EVIL/',
  'ht\ntp://EVIL/',
  // A host of the world, but not one of the reader's own, or not quite it.
  'http://gz.localhost:PORT/',
  'http://account.gz.localhost:PORT/user/profile',
  'http://cdn.localhost:PORT/np/np-core.js',
  'http://archive.localhost:PORT/v1/ricerca',
  'http://third.localhost:PORT/',
  'http://mg.localhost.:PORT/',
  'http://mg.localhost:1/',
  'http://lettore@OWN/',
  'http://lettore:parola@OWN/',
  // Other schemes.
  'javascript:window.__x=1',
  '\tjavascript:window.__x=1',
  'java\nscript:window.__x=1',
  'javascript://OWN/%0Awindow.__x=1',
  'data:text/html,<script>opener.__x=1</script>',
  'vbscript:window.__x=1',
  'blob:http://EVIL/1',
  'file:///etc/passwd',
  'ftp://OWN/',
  // Signed out again, or in again without an end.
  '/logout',
  '/LOGOUT/',
  '/sezioni/../logout',
  '/%6cogout',
  '/login?id_code=altro&redirect_uri=//EVIL/',
  'http://ACCOUNT/sso/request-logout',
];

/** Where it leads when it is asked to. */
export const controlTargets: readonly string[] = [
  '/',
  '/sezioni',
  '/ricerca/tram?da=1#risultati',
  'http://OWN/sezione/cronaca',
  'http://ACCOUNT/user/profile?da=1',
  'http://www.mg.localhost:PORT/',
];
