import { assetUrl } from '../../core/page/assets.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { metaCopy } from './meta-copy.ts';

/** The page's own element of that kind, or a new one. */
const inHead = <K extends 'link' | 'meta'>(tag: K, selector: string, name: string, value: string) => {
  const present = document.head.querySelector<HTMLElementTagNameMap[K]>(`${tag}${selector}`);
  if (present) return present;
  const created = document.createElement(tag);
  created.setAttribute(name, value);
  document.head.append(created);
  return created;
};

/** Sets title, description and icon of the page from the brand's record. A title of the page's own stays. */
export const describePage = ({ name, ofName, appIcon }: Brand): void => {
  const own = document.title.trim();
  if (!own.endsWith(name)) document.title = `${own || metaCopy.title} · ${name}`;
  inHead('meta', '[name="description"]', 'name', 'description').content = metaCopy.description(ofName, name);
  const icon = inHead('link', '[rel~="icon"]', 'rel', 'icon');
  if (/\.svg$/.test(appIcon)) icon.type = 'image/svg+xml';
  else icon.removeAttribute('type');
  icon.href = assetUrl(appIcon);
};
