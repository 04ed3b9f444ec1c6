import type { ReactNode } from 'react';
import { core } from '../../core/page/core.ts';
import { definePanel, useAttributes } from '../../element-kit/panel/panel.tsx';
import { failureTexts } from '../../rules/page/failures.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { Private } from '../../screen-kit/Private.tsx';
import { LinkArea } from '../../ui/area/LinkArea.tsx';
import controls from '../../ui/base/controls.css?inline';
import { Bones } from '../../ui/base/Part.tsx';
import tokens from '../../ui/base/tokens.css?inline';
import { ChatbotScreen } from './ChatbotScreen.tsx';
import { chatbotStyles } from './styles.ts';

/** The chatbot outside the newsstand's routes. */
const AloneScreen = (): ReactNode => {
  const shared = String(useAttributes().shared);
  return (
    <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
      <LinkArea className="stand-alone" onFollow={(click) => core.navigation.follow(click)}>
        <ChatbotScreen shared={shared} fills={false} />
      </LinkArea>
    </Private>
  );
};

export const panel = definePanel(
  AloneScreen,
  [tokens, controls, ...chatbotStyles],
  <p role="alert">{failureTexts.generic}</p>,
);
