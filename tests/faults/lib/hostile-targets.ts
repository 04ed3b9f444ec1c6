/**
 * Forbidden return targets of a sign-in: `EVIL`, `OWN` and `ACCOUNT` are placeholders for hosts with their ports,
 * `PORT` for the port alone.
 */
export const hostileTargets: readonly string[] = [
  // Another host, in every spelling that a parser accepts.
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
  // A path of the own host that names another host when taken alone.
  'http://OWN//EVIL/',
  '/sezioni/..//EVIL/',
  '/.//EVIL/',
  '/%2e%2e//EVIL/',
  // White space and control characters that a parser drops.
  ' //EVIL/',
  '\t//EVIL/',
  '/\t/EVIL/',
  '/\n/EVIL/',
  '\u00a0//EVIL/',
  '\u0000//EVIL/',
  'ht\ntp://EVIL/',
  // A host of the world outside the reader's brand, or a look-alike.
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
  // Targets that sign out again, or loop through the sign-in.
  '/logout',
  '/LOGOUT/',
  '/sezioni/../logout',
  '/%6cogout',
  '/login?id_code=altro&redirect_uri=//EVIL/',
  'http://ACCOUNT/sso/request-logout',
];

/** Allowed return targets. */
export const controlTargets: readonly string[] = [
  '/',
  '/sezioni',
  '/ricerca/tram?da=1#risultati',
  'http://OWN/sezione/cronaca',
  'http://ACCOUNT/user/profile?da=1',
  'http://www.mg.localhost:PORT/',
];
