import { mg } from '../../../../src/rules/brand/brand.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import { brandOfSigla } from '../../base/brands.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';
import { darkScheme } from '../../mail/frame.ts';
import { letterKinds } from './letters.ts';

/** Policy of a mail's HTML: it may contain text of readers. Show it in a sandbox without scripts. */
export const mailPolicy = {
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
};

/** An example of every kind of letter at /api/console/letters/<kind>/html and …/text; `brand` and `scheme` choose its look. */
export const addConsoleLetters = (app: App, { mailBase }: Services): void => {
  const exampleOf = (c: AppContext) => {
    const kind = letterKinds.find(({ id }) => id === c.req.param('kind'));
    const brand = brandOfSigla(c.req.query('brand') ?? mg.sigla);
    if (!kind || !brand) throw new ApiError(404, statusText(404));
    return kind.example(brand.id, mailBase);
  };
  app.get('/api/console/letters/:kind{[a-z-]+}/html', (c) => {
    const isDark = c.req.query('scheme') === 'dark';
    return c.html((exampleOf(c).html ?? '').replace(darkScheme, isDark ? 'all' : 'not all'), 200, mailPolicy);
  });
  app.get('/api/console/letters/:kind{[a-z-]+}/text', (c) => c.text(exampleOf(c).text, 200, mailPolicy));
};
