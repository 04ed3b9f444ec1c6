import { parseUrl } from '../../platform/browser/page-url.ts';
import { noticeLink } from '../../rules/notices/notice-link.ts';
import { brandLink } from '../brand/brand-link.ts';

/** An address of a notice as a link of this page; undefined where it is none. */
export const ownLink = (target: string | undefined): string | undefined =>
  noticeLink(target, location.href, (href) => brandLink(href) !== undefined, parseUrl);
