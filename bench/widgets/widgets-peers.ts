import { readFileSync } from 'node:fs';
import { nonce } from './widgets-page.ts';

/** A widget on the page: its embed code, and selectors for its button, its field and its own elements. */
export interface Widget {
  readonly id: string;
  readonly label: string;
  /** The published package and its exact version; its files are served under `/files/<id>/`. */
  readonly published?: readonly [name: string, version: string];
  /** Scripts written for the bench, by their name in the same folder. */
  readonly scripts?: Readonly<Record<string, string>>;
  readonly embed: string;
  /** Paths of selectors; `>>` enters a shadow root. */
  readonly launcher: string;
  readonly field: string;
  /** Present when a question can be sent; defaults to the field. */
  readonly usable?: string;
  /** The widget's own root element. */
  readonly root: string;
  /** Has no button of its own: the page adds one, which shows a box with the chat drawn at load. */
  readonly boxed?: boolean;
  /** The global that its documentation gives the page. */
  readonly documented?: string;
  /** The backend: start of a path → JSON, or a status. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

const script = (code: string): string => `<script type="module" nonce="${nonce}">${code}</script>`;

/** The page's own button and box, for widgets without. */
const box = (
  inside: string,
): string => `<style data-page nonce="${nonce}">#box{position:fixed;right:24px;bottom:100px;width:400px;height:600px;background:#fff}
#box[hidden]{display:none}#boxed{position:fixed;right:24px;bottom:24px;width:60px;height:60px}#chat{height:100%}</style>
<aside aria-label="Chat" id="box" hidden>${inside}</aside><aside aria-label="Apri"><button id="boxed" type="button" aria-expanded="false">Chat</button></aside>
${script(`const [box, button] = [document.querySelector('#box'), document.querySelector('#boxed')];
button.addEventListener('click', () => { box.hidden = !box.hidden; button.setAttribute('aria-expanded', String(!box.hidden)); });`)}`;

const own: Widget = {
  id: 'np',
  label: 'ours',
  // The button that each release provides for a page's own HTML, and the block for such a page.
  embed: `<np-assistance-chat>${readFileSync('dist/resting/np-assistance-chat-mg.html', 'utf8')
    .replace('{{nonce}}', nonce)
    .replace('{{position}}', 'right')
    .replace('{{scheme}}', 'light')}</np-assistance-chat>${readFileSync(
    'dist/embed/np-assistance-chat-resting.html',
    'utf8',
  )
    .replaceAll('{{folder}}', '/np/')
    .replaceAll(/<(script|link) /g, `<$1 nonce="${nonce}" `)}`,
  launcher: 'np-assistance-chat >> [part=launcher]',
  field: 'np-assistance-chat >> form textarea',
  usable: 'np-assistance-chat >> .talk',
  root: 'np-assistance-chat',
  documented: 'np',
  answers: { '/api/user/short-info': 401 },
};

const deepChat: Widget = {
  id: 'deep-chat',
  label: 'deep-chat',
  published: ['deep-chat', '2.4.2'],
  embed: `${box(`<deep-chat id="chat" connect='{"url":"/api/deep-chat"}' textInput='{"placeholder":{"text":"Scrivi"}}'></deep-chat>`)}
    <script type="module" nonce="${nonce}" src="/files/deep-chat/dist/deepChat.bundle.js"></script>`,
  launcher: '#boxed',
  field: 'deep-chat >> #text-input',
  root: 'deep-chat',
  boxed: true,
};

const webChat: Widget = {
  id: 'webchat',
  label: 'WebChat',
  published: ['botframework-webchat', '4.18.1'],
  embed: `${box('<div id="chat"></div>')}<script nonce="${nonce}" src="/files/webchat/dist/webchat.js"></script>${script(`
    const of = (...values) => ({
      subscribe(observer) {
        const next = typeof observer === 'function' ? observer : observer.next.bind(observer);
        for (const value of values) next(value);
        return { unsubscribe() {} };
      },
      [Symbol.observable ?? '@@observable']() { return this; },
    });
    const directLine = { activity$: of(), connectionStatus$: of(0, 1, 2), postActivity: () => of('id'), end() {} };
    WebChat.renderWebChat({ directLine, locale: 'it-IT', nonce: '${nonce}', styleOptions: {} }, document.querySelector('#chat'));`)}`,
  launcher: '#boxed',
  field: '#chat .webchat__send-box-text-box__input',
  root: '#chat',
  documented: 'WebChat',
  boxed: true,
};

const n8n: Widget = {
  id: 'n8n',
  label: 'n8n',
  published: ['@n8n/chat', '1.37.0'],
  embed: `<link rel="stylesheet" href="/files/n8n/dist/style.css">${script(`
    import { createChat } from '/files/n8n/dist/chat.bundle.es.js';
    createChat({ webhookUrl: '/api/n8n', showWelcomeScreen: false, initialMessages: ['Buongiorno, come posso aiutarti?'] });`)}`,
  launcher: '.chat-window-toggle',
  field: '.chat-window textarea',
  root: '#n8n-chat',
  answers: { '/api/n8n': { data: [] } },
};

const typebot: Widget = {
  id: 'typebot',
  label: 'Typebot',
  published: ['@typebot.io/js', '0.10.7'],
  embed: script(`import Typebot from '/files/typebot/dist/web.js';
    Typebot.initBubble({ typebot: 'bench', apiHost: location.origin, theme: { button: { backgroundColor: '#0b5a66' } } });`),
  launcher: 'typebot-bubble >> [part=button]',
  field: 'typebot-bubble >> textarea, input',
  root: 'typebot-bubble',
  documented: 'Typebot',
  answers: {
    '/api/v1/typebots/': {
      sessionId: 'bench',
      typebot: { id: 'bench', version: '6.1', theme: {}, settings: {}, publishedAt: '2026-01-01T00:00:00.000Z' },
      messages: [
        {
          id: 'm1',
          type: 'text',
          content: { type: 'richText', richText: [{ type: 'p', children: [{ text: 'Come posso aiutarti?' }] }] },
        },
      ],
      input: {
        id: 'i1',
        type: 'text input',
        options: { isLong: false, labels: { placeholder: 'Scrivi', button: 'Invia' } },
      },
    },
  },
};

const flowise: Widget = {
  id: 'flowise',
  label: 'Flowise',
  published: ['flowise-embed', '3.1.6'],
  embed: script(`import Chatbot from '/files/flowise/dist/web.js';
    Chatbot.init({ chatflowid: 'bench', apiHost: location.origin });`),
  launcher: 'flowise-chatbot >> button',
  field: 'flowise-chatbot >> textarea',
  root: 'flowise-chatbot',
  documented: 'Chatbot',
  answers: {
    '/api/v1/public-chatbotConfig/': {},
    '/api/v1/chatflows-streaming/': { isStreaming: true },
  },
};

/** The page alone, and the product. */
export const first: readonly Widget[] = [
  { id: 'page', label: 'page alone', embed: '', launcher: '#none', field: '#none', root: '#none' },
  own,
];

export const published: readonly Widget[] = [deepChat, typebot, flowise, n8n, webChat];
