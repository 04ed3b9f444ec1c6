'use client';

import { NpAssistanceChat } from 'np-elements/react';
import { useState } from 'react';

export const Chat = () => {
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <p>Aperture della chat: {openings}</p>
      <NpAssistanceChat position="right" onnp-chat-open={() => setOpenings((count) => count + 1)} />
    </>
  );
};
