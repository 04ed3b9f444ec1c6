import { path as csvIcon } from '@phosphor-icons/core/assets/regular/file-csv.svg?icon';
import { path as pdfIcon } from '@phosphor-icons/core/assets/regular/file-pdf.svg?icon';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { reviewCopy as copy } from './review-copy.ts';

interface FilesProps {
  readonly pdf: string;
  readonly csv: string;
  /** Of what they are, where several stand on a screen; heard, not seen. */
  readonly of?: string;
}

/** Where a review’s files are. */
export const Files = ({ pdf, csv, of }: FilesProps): ReactNode =>
  (
    [
      [pdf, copy.pdf, pdfIcon],
      [csv, copy.csv, csvIcon],
    ] as const
  ).map(([href, label, icon]) => (
    <a key={href} className="button small" href={href} download="" aria-label={of && `${label}, ${of}`}>
      <Icon path={icon} size={18} />
      {label}
    </a>
  ));
