import baseCss from '../../src/element-kit/shell/base.css?inline';
import launcherCss from '../../src/features/assistance-chat/button/launcher.css?inline';
import { restingButton } from '../../src/features/assistance-chat/button/markup.rest.ts';
import { copy } from '../../src/features/header/copy.ts';
import headerCss from '../../src/features/header/header.css?inline';
import { restingHeader, signInLink, subscribeLink } from '../../src/features/header/markup.rest.ts';
import { restingMenu } from '../../src/features/menu/markup.rest.ts';
import menuCss from '../../src/features/menu/menu.css?inline';
import tokensCss from '../../src/ui/base/tokens-rest.css?inline';

/** What a page's own header and chat button are made of; scripts/build/resting.ts bundles this file, since icons and styles are read by the bundler. */
export const parts = {
  copy,
  restingHeader,
  signInLink,
  subscribeLink,
  restingMenu,
  headerStyles: [baseCss, tokensCss, headerCss],
  menuStyles: [baseCss, tokensCss, menuCss],
  restingButton,
  buttonStyles: [baseCss, launcherCss],
} as const;
