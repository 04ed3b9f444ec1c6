/**
 * The interface between a candidate and the bench's driver; the functions here run in the page and are sent there as
 * text.
 */
export interface Candidate {
  push(chunk: string): void;
  end(): void;
}

declare global {
  interface Window {
    candidate: Candidate;
    ready: Promise<void>;
    /** Pushes these chunks, one a task, and resolves once all is drawn: the product draws a flood with every fourth frame. */
    flood(chunks: readonly string[]): Promise<void>;
    /** Pushes this many per second; resolves with the elapsed milliseconds. */
    pace(chunks: readonly string[], perSecond: number): Promise<number>;
  }
}

/** Installs the driver. A chunk arrives in a task of its own, as from the network. */
export const installDriver = (): void => {
  const task = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
  const frames = async () => {
    for (let n = 0; n < 6; n += 1) await new Promise(requestAnimationFrame);
  };
  window.flood = async (chunks) => {
    for (const chunk of chunks) {
      await task();
      window.candidate.push(chunk);
    }
    await frames();
  };
  window.pace = async (chunks, perSecond) => {
    const begun = performance.now();
    for (let at = 0; at < chunks.length; ) {
      const due = Math.min(chunks.length, Math.ceil(((performance.now() - begun) / 1000) * perSecond));
      for (; at < due; at += 1) window.candidate.push(chunks[at] ?? '');
      await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
    }
    await frames();
    return performance.now() - begun;
  };
};

/**
 * Replaces the newsstand's server: a chatbot call receives the driver's chunks, byte by byte through the whole
 * element.
 */
export const installServer = (): void => {
  const reader = { name: 'Sara', username: 'sara', email: 'redazione@staff.example.it', avvisi: {}, userNotices: [] };
  const flags = { abbonato: true, abbonatoConsent: false, abbonatoDigital: true, abbonatoRassegna: false };
  const kinds = { isCompany: false, isFamilySubscribed: false, isSlave: false };
  const answers: Readonly<Record<string, unknown>> = {
    '/api/user/short-info': { data: { ...reader, ...flags, ...kinds } },
    '/api/rag/access': { data: { allowed: true, kinds: ['digital'] } },
    '/api/rag/chats-history': { data: { chats: [] } },
    '/api/edicola/ricerca': { data: { results: [], paging: { page: 1, per_page: 20, total: 0 } } },
  };
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname === '/utente-rag') {
      const encoder = new TextEncoder();
      const body = new ReadableStream({
        start(stream) {
          window.candidate = {
            push: (chunk) => stream.enqueue(encoder.encode(chunk)),
            end: () => stream.close(),
          };
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/plain', 'x-chat-id': '1' } });
    }
    const answer = answers[pathname];
    if (!answer) return fetch(input, init);
    return Response.json({ success: true, status: { code: 200 }, ...answer });
  };
};

/** Asks the element's question; resolves when its answer is awaited. */
export const askQuestion = async (): Promise<void> => {
  const until = async <T>(look: () => T | null | undefined): Promise<T> => {
    for (;;) {
      const found = look();
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
  };
  const inside = <T extends Element>(selector: string) =>
    until(() => document.querySelector('np-subscriber-chat')?.shadowRoot?.querySelector<T>(selector));
  document.querySelector('#box')?.scrollIntoView();
  (await inside<HTMLButtonElement>('.welcome button')).click();
  await until(() => window.candidate);
};
