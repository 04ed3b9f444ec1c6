import type { ReactNode } from 'react';
import { defineScreen } from '../../screen-kit/screen.ts';
import { ChatbotScreen } from './ChatbotScreen.tsx';
import { copy } from './copy.ts';
import { chatbotStyles } from './styles.ts';

/** The chatbot's page of the newsstand; `condivisa` names a chat that a colleague shared. */
export const screen = defineScreen<undefined>({
  styles: chatbotStyles,
  load: async () => ({ kind: 'ok', data: undefined }),
  titleOf: () => copy.title,
  View: ({ place }): ReactNode => <ChatbotScreen shared={place.query.condivisa ?? ''} fills />,
});
