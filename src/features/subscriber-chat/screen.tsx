import type { ReactNode } from 'react';
import { defineScreen } from '../../screen-kit/screen.ts';
import { ChatbotScreen } from './ChatbotScreen.tsx';
import { copy } from './copy.ts';
import { chatbotStyles } from './styles.ts';

/** The chatbot's route. `condivisa` names a shared chat. */
export const screen = defineScreen<undefined>({
  styles: chatbotStyles,
  load: async () => ({ kind: 'ok', data: undefined }),
  titleOf: () => copy.title,
  View: ({ place }): ReactNode => <ChatbotScreen shared={place.query.condivisa ?? ''} fills />,
});
