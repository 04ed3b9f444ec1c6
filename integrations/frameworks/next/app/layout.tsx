import type { Metadata } from 'next';
import { NpHeader } from 'np-elements/react';
import type { ReactNode } from 'react';
import { Elements } from './elements.tsx';

export const metadata: Metadata = { title: 'Next.js' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="it">
      <body>
        <NpHeader />
        {children}
        <Elements />
      </body>
    </html>
  );
}
