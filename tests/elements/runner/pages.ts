import type { Middleware } from '@web/test-runner';

/** A host page as the test wrote it, byte for byte: `/np-page?html=…`, with `csp` as its Content-Security-Policy. */
export const pages: Middleware = (context, next) => {
  if (context.path !== '/np-page') return next();
  const { searchParams } = new URL(context.url, 'http://localhost');
  const csp = searchParams.get('csp');
  context.respond = false;
  context.res.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...(csp ? { 'content-security-policy': csp } : {}),
  });
  context.res.end(searchParams.get('html') ?? '');
};
