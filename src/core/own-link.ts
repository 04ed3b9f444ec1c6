import { parseUrl } from '../platform/page-url.ts';
import { noticeLink } from '../rules/notice-link.ts';
import { brandLink } from './brand-link.ts';

/** An address of a notice as a link of this page; undefined where it is none. */
export const ownLink = (target: string | undefined): string | undefined =>
  noticeLink(target, location.href, (href) => brandLink(href) !== undefined, parseUrl);
