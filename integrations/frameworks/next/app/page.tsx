import { connection } from 'next/server';
import { Chat } from './chat.tsx';

export default async function Page() {
  // The nonce of the policy is new for each request.
  await connection();
  return (
    <main>
      <h1>Next.js</h1>
      <Chat />
    </main>
  );
}
