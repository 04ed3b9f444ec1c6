import 'np-elements';
import 'np-elements/react';
import { useState } from 'react';

export const Page = () => {
  const [questions, setQuestions] = useState(0);
  return (
    <>
      <np-header newsstand="https://gz.example" document-meta />
      <main>
        <p>Questions sent: {questions}</p>
      </main>
      <np-assistance-chat position="left" onnp-chat-send={() => setQuestions((count) => count + 1)} />
    </>
  );
};
