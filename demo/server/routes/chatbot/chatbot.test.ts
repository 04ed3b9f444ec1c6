import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn, type TestBrowser } from '../../testing/signed-in.ts';
import { addTestArticles } from '../../testing/test-articles.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

const MG = 1;
const FARE = 'Quanto costa il biglietto della funivia di Montalto?';

let app: TestApp;
let staff: TestBrowser;
let other: TestBrowser;

beforeAll(async () => {
  app = await startTestApp();
  await addTestArticles(app.db, MG, app.clock.now());
  staff = await signedIn(app, 'redazione@staff.example.it');
  other = await signedIn(app, 'redazione@staff.example.it', 'GZ');
});
afterAll(() => app.close());

const endpoints = {
  digital: '/utente-rag',
  economia: '/utente-rag-online-categoria',
  vaticano: '/utente-rag-online-categoria',
};

const send = (content: string, chat_id = 0, kind: keyof typeof endpoints = 'digital', browser = staff) => {
  const category = kind === 'digital' ? {} : { category: kind };
  const rag_type = kind === 'digital' ? kind : `online_${kind}`;
  return browser.post(endpoints[kind], { content, chat_id, rag_type, ...category }, 'newsstand');
};

/** The text and the object at its end. */
const ask = async (...question: Parameters<typeof send>) => {
  const response = await send(...question);
  expect(response.status).toBe(200);
  const whole = await response.text();
  const at = whole.lastIndexOf('\n\n{');
  return {
    text: whole.slice(0, at),
    tail: JSON.parse(whole.slice(at)),
    whole,
    chatId: Number(response.headers.get('x-chat-id')),
    headers: response.headers,
  };
};

const get = async (path: string, browser = staff) => (await browser.get(`/api/rag${path}`, 'newsstand')).json();
const post = async (path: string, body: unknown, browser = staff) =>
  (await browser.post(`/api/rag${path}`, body, 'newsstand')).json();

describe('access', () => {
  test.each([
    ['redazione@staff.example.it', true, ['digital', 'online_economia', 'online_vaticano'], null],
    ['digital@example.it', false, [], 'staff_only'],
  ])('%s: %s', async (email, allowed, kinds, reason) => {
    expect((await get('/access', await signedIn(app, email))).data).toEqual({ allowed, kinds, reason });
  });

  test('readers outside the staff and visitors are refused', async () => {
    const reader = await signedIn(app, 'digital@example.it');
    const refused = await send(FARE, 0, 'digital', reader);
    expect(refused.status).toBe(403);
    expect((await refused.json()).data).toEqual({
      message: "Non c'è nulla qui. Torna alla Home!",
      code: 'ERR_NO_ACCESS',
    });
    const visitor = await app.request('http://mg.localhost:4300/utente-rag', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: FARE, chat_id: 0, rag_type: 'digital' }),
    });
    expect(visitor.status).toBe(401);
  });

  test('a question with the cookie needs the XSRF header', async () => {
    const response = await staff.request(
      '/utente-rag',
      { method: 'POST', headers: { 'content-type': 'application/json', 'x-xsrf-token': 'x' }, body: '{}' },
      'newsstand',
    );
    expect(response.status).toBe(403);
  });
});

describe('answers', () => {
  test('quote the articles, then list brand, date and page of each source', async () => {
    const { text, tail, headers, chatId } = await ask(FARE);
    expect(text).toContain(
      '> Il biglietto di andata e ritorno costa 18 euro, la metà per chi ha meno di dodici anni. [1]',
    );
    expect(text).toContain('— Il Meriggio di Gaviano, 20 novembre 2025, p.\u00A01');
    expect(tail['<!--citations-->'][0]).toMatchObject({
      n: 1,
      article_id: tail['<!--article_ids-->'][0],
      quote: 'Il biglietto di andata e ritorno costa 18 euro, la metà per chi ha meno di dodici anni.',
      date: '2025-11-20',
      page: 1,
    });
    expect(tail.Fonti[0]).toBe(
      '[1] «La funivia di Montalto riapre a giugno», Il Meriggio di Gaviano, 20 novembre 2025, p.\u00A01',
    );
    expect(tail['<!--receipt-->']).toMatchObject({ rag_type: 'digital', to: '2025-11-20', used: 1 });
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(chatId).toBeGreaterThan(0);
  });

  test.each(['Chi ha dipinto la Gioconda?', 'Quanto pesa un ippopotamo adulto?', 'xyzzy qwerty'])(
    'admit that the articles do not answer %s',
    async (question) => {
      const { text, tail } = await ask(question);
      expect(text).toMatch(/^Non lo so/);
      expect(tail['<!--article_ids-->']).toEqual([]);
      expect(tail.Fonti).toBeUndefined();
    },
  );

  test('beside a refusal show the nearest article as no answer, and cite nothing', async () => {
    const { text, tail } = await ask('Quanto pesa la cabina della funivia di Montalto?');
    expect(text.split('\n\n').slice(0, 3)).toEqual([
      'Non lo so: nessun articolo lo dice in modo chiaro. Prova con altre parole, oppure indica un luogo, un nome o un periodo.',
      'L’articolo più vicino alla domanda, che può non rispondere:',
      '**La funivia di Montalto riapre a giugno**',
    ]);
    expect(text).toMatch(/^> [^[\n]+\n\n— Il Meriggio di Gaviano, 20 novembre 2025, p\.\u00A01$/m);
    expect([tail['<!--article_ids-->'].length, tail['<!--citations-->'], tail.Fonti]).toEqual([1, [], undefined]);
  });

  test('of a category use its articles only', async () => {
    expect((await ask('Quanti operai assumerà la cartiera Benassi?', 0, 'economia')).text).toContain('trentacinque');
    expect((await ask('Quanti operai assumerà la cartiera Benassi?', 0, 'vaticano')).text).toMatch(/^Non lo so/);
    expect((await ask('Quando aprono gli orti di Castel Gandolfo?', 0, 'vaticano')).text).toContain('sabato mattina');
  });

  test('answer a question in parts from several stories, in its order, each with its source', async () => {
    const { text, tail } = await ask(
      'Quanti operai assumerà la cartiera Benassi e quanto costa la funivia di Montalto?',
    );
    const [workers, price] = [text.indexOf('trentacinque operai'), text.indexOf('18 euro')];
    expect(workers).toBeGreaterThan(0);
    expect(price).toBeGreaterThan(workers);
    expect(tail.Fonti.map((line: string) => line.slice(0, 3))).toEqual(['[1]', '[2]']);
  });

  test('name the part of a question that the articles do not answer', async () => {
    const { text } = await ask('Quanto costa la funivia di Montalto e chi ha dipinto la Gioconda?');
    expect(text).toContain('18 euro');
    expect(text).toContain('Non ho trovato risposta a: «chi ha dipinto la Gioconda».');
  });

  test.each([
    ['another name', 'Quanto costa il biglietto della funivia di Cortina?'],
    ['another number', 'Perché le cabine portano sessanta persone?'],
    ['no such figure', 'Quanto pesa la cabina della funivia di Montalto?'],
  ])('do not confirm a wrong premise: %s', async (_, question) => {
    expect((await ask(question)).text).toMatch(/^Non lo so/);
  });

  test('drop the subject of the talk for a new one', async () => {
    const { chatId } = await ask('Quando riapre la funivia di Montalto?');
    expect((await ask('A che ora salpa il traghetto Zefirina?', chatId)).text).toContain('salpa alle 6.30');
  });

  test('keep to the story of the last answer for a question that names nothing', async () => {
    const { chatId } = await ask('Quanti operai assumerà la cartiera Benassi?');
    expect((await ask('il turno di notte quante ore dura?', chatId)).text).toContain('da otto a sei ore');
    expect((await ask('E l’ingresso quanto costa?', chatId)).text).not.toMatch(/18 euro|gratuito/);
  });

  test('need the category of the chat’s kind', async () => {
    const body = { content: 'E i salari?', chat_id: 0, rag_type: 'online_economia', category: 'vaticano' };
    expect((await staff.post('/utente-rag-online-categoria', body, 'newsstand')).status).toBe(422);
    expect((await staff.post('/utente-rag', { ...body, category: undefined }, 'newsstand')).status).toBe(422);
  });

  test('use the previous question as context for a short one', async () => {
    const { chatId } = await ask('Quando riapre la funivia di Montalto?');
    expect((await ask('E quanto costa?', chatId)).text).toContain('18 euro');
  });

  test('about the news of the day list the leading articles', async () => {
    const { text, tail } = await ask('Riassumi le notizie più importanti di oggi a Gaviano');
    expect(text).toMatch(/^Ecco gli articoli principali\./);
    expect(tail['<!--article_ids-->'].length).toBe(5);
  });

  test('leave out markers inside articles', async () => {
    const { text, whole } = await ask('A che ora salpa il traghetto Zefirina?');
    expect(text).toContain('salpa alle 6.30');
    expect(text).not.toMatch(/<!--|-->/);
    expect(whole.match(/<!--/g)?.length).toBe(3);
  });
});

describe('chats', () => {
  test('are stored, listed, renamed and returned as streamed', async () => {
    const { whole, chatId } = await ask(FARE);
    await ask('E quando riapre?', chatId);
    const { chats } = (await get('/chats-history?rag_type=digital')).data;
    expect(chats[0]).toMatchObject({ id_chat: chatId, content: FARE });
    const { chat_history } = (await get(`/chat/${chatId}`)).data;
    expect(chat_history.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(chat_history[1]).toMatchObject({ content: whole, interrupted: false });
    expect((await post('/chat/rename', { chat_id: chatId, title: ' La funivia ' })).data.chat.content).toBe(
      'La funivia',
    );
    expect(
      (await get('/chats-history?rag_type=online_economia')).data.chats.map(
        ({ id_chat }: { id_chat: number }) => id_chat,
      ),
    ).not.toContain(chatId);
  });

  test('of another reader are not found', async () => {
    const { chatId } = await ask(FARE);
    expect((await get(`/chat/${chatId}`, other)).status).toEqual({ code: 404 });
    expect((await send('E poi?', chatId, 'digital', other)).status).toBe(404);
    expect((await send('E poi?', chatId, 'economia')).status).toBe(404);
    for (const [path, body] of [
      ['/chat/delete', { rag_type: 'digital' }],
      ['/chat/rename', { title: 'X' }],
      ['/chat/share', {}],
      ['/feedback', { message_index: 1, vote: 'up' }],
    ] as const) {
      expect(await post(path, { chat_id: chatId, ...body }, other)).toMatchObject({
        status: { code: 404 },
        data: { code: 'ERR_CHAT_NOT_FOUND' },
      });
    }
    expect((await get(`/chat/${chatId}`)).success).toBe(true);
  });

  test('store one vote per answer, the last one', async () => {
    const { chatId } = await ask(FARE);
    const vote = (message_index: number, up: 'up' | 'down') =>
      post('/feedback', { chat_id: chatId, message_index, vote: up, reason: 'Preciso' });
    expect((await vote(1, 'up')).data).toEqual({ ok: true });
    await vote(1, 'down');
    expect((await vote(0, 'up')).status).toEqual({ code: 404 });
    expect(await app.db.query('select vote, reason from rag_feedback where chat_id = $1', [chatId])).toEqual([
      { vote: 'down', reason: 'Preciso' },
    ]);
  });

  test('show a colleague the state at the moment of sharing', async () => {
    const { chatId } = await ask(FARE);
    const { share_url } = (await post('/chat/share', { chat_id: chatId })).data;
    expect(share_url).toMatch(/^http:\/\/mg\.localhost:4300\/chatbot\?condivisa=[\w-]{24}$/);
    await ask('E quando riapre?', chatId);
    const token = new URL(share_url).searchParams.get('condivisa');
    const shared = (await get(`/shared/${token}`)).data;
    expect(shared).toMatchObject({ title: FARE, rag_type: 'digital' });
    expect(shared.chat_history.length).toBe(2);
    expect((await get(`/shared/${token}`, other)).status).toEqual({ code: 404 });
    expect((await post('/chat/share', { chat_id: chatId })).data.share_url).toBe(share_url);
    expect((await get(`/shared/${token}`)).data.chat_history.length).toBe(4);
    await post('/chat/delete', { chat_id: chatId, rag_type: 'digital' });
    expect((await get(`/shared/${token}`)).status).toEqual({ code: 404 });
  });

  test('are deleted one by one or all of a kind', async () => {
    const first = await ask(FARE);
    await ask(FARE, 0, 'economia');
    expect((await post('/chat/delete', { chat_id: first.chatId, rag_type: 'online_economia' })).status).toEqual({
      code: 404,
    });
    expect((await post('/chat/delete', { chat_id: first.chatId, rag_type: 'digital' })).data).toEqual({ deleted: 1 });
    expect((await get(`/chat/${first.chatId}`)).status).toEqual({ code: 404 });
    const { deleted } = (await post('/chats/delete-all', { rag_type: 'digital' })).data;
    expect(deleted).toBeGreaterThan(0);
    expect((await get('/chats-history?rag_type=digital')).data.chats).toEqual([]);
    expect((await get('/chats-history?rag_type=online_economia')).data.chats.length).toBeGreaterThan(0);
  });
});

describe('an answer that is cut off', () => {
  test('is stored as far as it was read, and "Continua" returns the rest', async () => {
    const full = (await ask(FARE)).whole;
    const response = await send(FARE);
    const chatId = Number(response.headers.get('x-chat-id'));
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let read = '';
    while (read.length < 60) read += decoder.decode((await reader?.read())?.value, { stream: true });
    await reader?.cancel();
    const last = async () => (await get(`/chat/${chatId}`)).data.chat_history.at(-1);
    // The server notices the abort at its next word.
    while ((await last()).content === '') await new Promise((resolve) => setTimeout(resolve, 20));
    const kept = await last();
    expect(kept.interrupted).toBe(true);
    expect(full.startsWith(kept.content)).toBe(true);
    expect(kept.content.length).toBeLessThan(full.length);
    const rest = await (await send('Continua', chatId)).text();
    expect(kept.content + rest).toBe(full);
    const { chat_history } = (await get(`/chat/${chatId}`)).data;
    expect(chat_history.length).toBe(2);
    expect(chat_history[1]).toMatchObject({ content: full, interrupted: false });
  });
});
