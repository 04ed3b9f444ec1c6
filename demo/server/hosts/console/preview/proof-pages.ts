import { randomUUID } from 'node:crypto';
import { textOf } from '../../../../pages/proof/page.ts';
import { proofPages } from '../../../../pages/proof/pages.ts';
import { brandOrigin, originOf } from '../../../base/hosts.ts';
import type { App } from '../../../http/base-app.ts';
import type { Services } from '../../../http/services.ts';
import { builtElements } from '../elements.ts';

const noStore = { 'cache-control': 'no-store' };

/** GET /prova/pagina/<name>: pages as foreign hosts write them. The query names the tags and the page's clock. */
export const addProofPages = (app: App, { dist }: Services): void => {
  app.get('/prova/pagina/:name', async (c) => {
    const page = proofPages.find(({ name }) => name === c.req.param('name'));
    const url = c.get('url');
    const built = (await builtElements(dist)).map(({ tag }) => tag);
    const tags = url.searchParams.getAll('tag');
    const moment = url.searchParams.get('adesso') ?? undefined;
    if (
      !page ||
      !tags.every((tag) => built.includes(tag)) ||
      (moment !== undefined && Number.isNaN(Date.parse(moment)))
    )
      return c.text('Questa pagina di prova non c’è.', 404, noStore);
    const cdn = originOf('cdn.localhost', url);
    const addresses = {
      bundle: `${cdn}/np/np-elements.js`,
      other: `${cdn}/np-altra/np-elements.js`,
      cdn,
      third: originOf('third.localhost', url),
      account: brandOrigin(c.get('place').brand, 'account', url),
      plain: `/prova/pagina/pulita?${new URLSearchParams(tags.map((tag) => ['tag', tag]))}`,
      nonce: randomUUID(),
    };
    return c.html(textOf(page, addresses, tags, moment), 200, { ...noStore, ...page.headers?.(addresses) });
  });
};
