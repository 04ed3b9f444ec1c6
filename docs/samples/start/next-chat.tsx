'use client';

import 'np-elements/react';
import { useEffect } from 'react';

const load = async () => {
  await import('np-elements');
  window.np.configure({ brand: 'GZ', domain: 'gazzetta.example' });
};

export const Chat = () => {
  useEffect(() => {
    load().catch(console.error);
  }, []);
  return <np-assistance-chat position="right" />;
};
