import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** Light places that a scanner needs around the code. */
const border = 4;

/** An address as a QR code, dark on light in both colour schemes. */
export const QrCode = ({ address, label }: { readonly address: string; readonly label: string }): ReactNode => {
  const { size, data } = encode(address, { ecc: 'M', border });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
