import type { ReactNode } from 'react';
import { core } from '../../core/core.ts';
import { Private } from '../../element-kit/Private.tsx';
import { definePanel, useAttributes } from '../../element-kit/panel.tsx';
import { accessTexts } from '../../rules/access-texts.ts';
import { failureTexts } from '../../rules/failures.ts';
import controls from '../../ui/controls.css?inline';
import { Bones } from '../../ui/Part.tsx';
import tokens from '../../ui/tokens.css?inline';
import { ChatbotScreen } from './ChatbotScreen.tsx';
import { chatbotStyles } from './styles.ts';

/** The chatbot on its own, on a page of the newsstand's host. */
const AloneScreen = (): ReactNode => {
  const shared = String(useAttributes().shared);
  return (
    <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside are what is clicked; Enter on a link is a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className="stand-alone" onClick={({ nativeEvent }) => core.navigation.follow(nativeEvent)}>
        <ChatbotScreen shared={shared} fills={false} />
      </div>
    </Private>
  );
};

export const panel = definePanel(
  AloneScreen,
  [tokens, controls, ...chatbotStyles],
  <p role="alert">{failureTexts.generic}</p>,
);
