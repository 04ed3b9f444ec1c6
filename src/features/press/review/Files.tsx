import { path as csvIcon } from '@phosphor-icons/core/assets/regular/file-csv.svg?icon';
import { path as pdfIcon } from '@phosphor-icons/core/assets/regular/file-pdf.svg?icon';
import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../../../ui/base/Icon.tsx';
import { reviewCopy as copy } from './review-copy.ts';

interface FilesProps {
  readonly pdf: string;
  readonly csv: string;
  /** Screen-reader text that distinguishes several file lists. */
  readonly of?: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** Links to the files of a review. */
export const Files = ({ pdf, csv, of, onClick }: FilesProps): ReactNode =>
  (
    [
      [pdf, copy.pdf, pdfIcon],
      [csv, copy.csv, csvIcon],
    ] as const
  ).map(([href, label, icon]) => (
    <a
      key={href}
      className="button small"
      href={href}
      download=""
      aria-label={of && `${label}, ${of}`}
      onClick={onClick}
    >
      <Icon path={icon} size={18} />
      {label}
    </a>
  ));
