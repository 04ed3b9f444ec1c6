import type { ReactNode } from 'react';
import { qrCode } from './qr-code.ts';

/** Light places that a scanner needs around the code. */
const margin = 4;

/** An address as a QR code, dark on light in both colour schemes; nothing for one that is too long. */
export const QrCode = ({ address, label }: { readonly address: string; readonly label: string }): ReactNode => {
  const rows = qrCode(address);
  if (!rows) return null;
  const size = rows.length + 2 * margin;
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
