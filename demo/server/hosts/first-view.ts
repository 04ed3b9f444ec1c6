import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { html, raw } from 'hono/html';
import type { Html } from '../../pages/html.ts';
import { brandOrigin } from '../base/hosts.ts';
import type { AppContext } from '../http/env.ts';

type Views = typeof import('../../pages/first-views.tsx')['firstViews'];

/** The first views of the built bundle; undefined without one. */
const viewsIn = async (dist: string): Promise<Views | undefined> => {
  try {
    return (await import(pathToFileURL(join(dist, 'first/views.js')).href)).firstViews;
  } catch {
    return undefined;
  }
};

/** What the views link to. */
export const placeOf = (c: AppContext) => {
  const { brand } = c.get('place');
  const url = c.get('url');
  return {
    account: brandOrigin(brand, 'account', url),
    site: brandOrigin(brand, 'site', url),
    newsstand: brandOrigin(brand, 'newsstand', url),
    page: url.href,
    own: brand.hours,
  };
};

/**
 * Until a script answers, no button works, so that Enter sends no form either, and no control without a name, which the
 * panel could not take over. A form that the server takes can be sent.
 */
const atRest = (markup: string): string =>
  markup
    .replaceAll('<button ', '<button disabled ')
    .replace(/<form\b[^>]* method="post".*?<\/form>/s, (form) =>
      form.replace(/<button disabled (?=[^>]*type="submit")/, '<button '),
    )
    .replace(/<(?:input|select|textarea)\b(?![^>]* name=)(?![^>]* disabled)/g, '$& disabled=""');

/** A view's HTML from its data; undefined without a bundle. */
export const drawnView = async (dist: string, draw: (views: Views) => string): Promise<string | undefined> => {
  const views = await viewsIn(dist);
  return views && atRest(draw(views));
};

/**
 * What a panel's element has between its tags until React has drawn the same: painted with the page. What is typed there
 * goes on in the panel. The sheet of the tag lays it out. Empty without a bundle.
 */
export const firstView = async (dist: string, draw: (views: Views) => string): Promise<Html> => {
  const view = await drawnView(dist, draw);
  return view === undefined
    ? html``
    : html`<div class="np-root" lang="it" data-np-scheme="auto" data-np-first>${raw(view)}</div>`;
};
