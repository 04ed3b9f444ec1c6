import { parseUrl } from '../../platform/browser/page-url.ts';
import { noticeLink } from '../../rules/notices/notice-link.ts';
import { brandLink } from '../brand/brand-link.ts';
import { addressOf } from '../brand/origins.ts';

/** Turns an address of a notice into a safe link; undefined if it is not safe. */
export const ownLink = (target: string | undefined): string | undefined =>
  noticeLink(
    target,
    { page: location.href, account: addressOf('account') },
    (href) => brandLink(href) !== undefined,
    parseUrl,
  );
