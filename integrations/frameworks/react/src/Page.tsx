import { NpAssistanceChat, NpHeader } from 'np-elements/react';
import { useState } from 'react';

export const Page = () => {
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <NpHeader document-meta />
      <main>
        <h1>React</h1>
        <p>Aperture della chat: {openings}</p>
      </main>
      <NpAssistanceChat position="right" onnp-chat-open={() => setOpenings((count) => count + 1)} />
    </>
  );
};
