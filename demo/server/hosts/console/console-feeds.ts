import { ApiError, statusText } from '../../base/api-error.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { mailPolicy } from './console-letters.ts';
import { attachmentOf, mailById, newestMails } from './mail-store.ts';

const SHOWN = 100;

const after = (c: AppContext): number => {
  const requested = Number(c.req.query('after') ?? 0);
  return Number.isSafeInteger(requested) && requested >= 0 ? requested : 0;
};

const missing = (): never => {
  throw new ApiError(404, statusText(404));
};

/** Safe for a header: other characters become '_'. */
const plainName = (name: string): string => name.replace(/[^\w.\- ]/g, '_');

/** Feeds of the console: calls, tracked events, mail, and requests of pages to third-party services. */
export const addConsoleFeeds = (app: App, services: Services): void => {
  const { db, calls } = services;
  app.get('/api/console/calls', (c) =>
    c.json(success({ calls: calls.since(after(c)).filter(({ host }) => host !== 'console') })),
  );
  app.get('/api/console/tracking', async (c) =>
    c.json(
      success({
        events: await db.query(
          `select id, url, event, at from tracking where id > $1 order by id desc limit ${SHOWN}`,
          [after(c)],
        ),
      }),
    ),
  );
  app.get('/api/console/third', async (c) =>
    c.json(
      success({
        calls: await db.query(`select * from third_call where id > $1 order by id desc limit ${SHOWN}`, [after(c)]),
      }),
    ),
  );
  app.get('/api/console/mail', async (c) => c.json(success({ mails: await newestMails(db, SHOWN) })));
  app.get('/api/console/mail/:id{[0-9]{1,15}}', async (c) =>
    c.json(success({ mail: (await mailById(db, Number(c.req.param('id')))) ?? missing() })),
  );
  app.get('/api/console/mail/:id{[0-9]{1,15}}/html', async (c) => {
    const mail = (await mailById(db, Number(c.req.param('id')))) ?? missing();
    return c.html(mail.body_html ?? '', 200, mailPolicy);
  });
  app.get('/api/console/mail/:id{[0-9]{1,15}}/attachment/:ord{[0-9]{1,3}}', async (c) => {
    const file = (await attachmentOf(services, Number(c.req.param('id')), Number(c.req.param('ord')))) ?? missing();
    return c.body(file.content, 200, {
      'content-type': file.content_type,
      'content-disposition': `attachment; filename="${plainName(file.name)}"`,
      'content-security-policy': 'sandbox',
    });
  });
};
