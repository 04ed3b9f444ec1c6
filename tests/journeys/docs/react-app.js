// A page with a component of React, whose server has drawn the tag.

import { NpAssistanceChat } from 'np-elements/react';
import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

const ref = createRef();
const reported = [];
const chat = (say) =>
  createElement(NpAssistanceChat, { ref, position: 'left', 'onnp-chat-open': () => reported.push(say) });
const root = flushSync(() => hydrateRoot(document.querySelector('main'), chat('first')));
const fire = () => {
  const event = new CustomEvent('np-chat-open', { bubbles: true, composed: true });
  document.querySelector('np-assistance-chat')?.dispatchEvent(event);
};
Object.assign(window, {
  reported,
  fire,
  element: () => ref.current?.localName,
  change: () => flushSync(() => root.render(chat('second'))),
  end: () => flushSync(() => root.render(null)),
});
