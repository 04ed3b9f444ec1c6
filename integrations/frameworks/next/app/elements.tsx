'use client';

import { useEffect } from 'react';

const load = async (): Promise<void> => {
  await import('np-elements/peer');
  window.np.configure({ brand: 'GZ' });
};

/** Loads the elements' code once React has taken over the server's HTML. */
export const Elements = () => {
  useEffect(() => {
    load().catch(console.error);
  }, []);
  return null;
};
