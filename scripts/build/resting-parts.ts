import baseCss from '../../src/element-kit/shell/base.css?inline';
import launcherCss from '../../src/features/assistance-chat/button/launcher.css?inline';
import { restingButton } from '../../src/features/assistance-chat/button/markup.rest.ts';
import { copy } from '../../src/features/header/copy.ts';
import headerCss from '../../src/features/header/header.css?inline';
import { restingHeader, signInLink, subscribeLink } from '../../src/features/header/markup.rest.ts';
import { restingMenu } from '../../src/features/menu/markup.rest.ts';
import menuCss from '../../src/features/menu/menu.css?inline';
import tokensCss from '../../src/ui/base/tokens-rest.css?inline';

/**
 * Parts of a page's own header and chat button. `scripts/build/resting.ts` bundles this file, because the bundler reads
 * icons and styles.
 */
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
