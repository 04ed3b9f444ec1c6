import { type NextRequest, NextResponse } from 'next/server';

/** `next dev` evaluates code and writes `<style>`. */
const isDev = process.env.NODE_ENV === 'development';

/** The elements need no nonce of their own: Next.js loads their code, and they add no `<style>`. */
export const proxy = (request: NextRequest): NextResponse => {
  const nonce = btoa(crypto.randomUUID());
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${isDev ? " 'unsafe-inline'" : ''}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self' http://account.gz.localhost:*",
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
};
