import baseCss from '../../src/element-kit/shell/base.css?inline';
import contactCss from '../../src/features/account-contact/contact.css?inline';
import devicesCss from '../../src/features/account-devices/devices.css?inline';
import faqCss from '../../src/features/account-faq/faq.css?inline';
import interestsCss from '../../src/features/account-interests/interests.css?inline';
import loginCss from '../../src/features/account-login/account-login.css?inline';
import newslettersCss from '../../src/features/account-newsletters/newsletters.css?inline';
import offerCss from '../../src/features/account-offer/offer.css?inline';
import onboardingCss from '../../src/features/account-onboarding/onboarding.css?inline';
import passwordCss from '../../src/features/account-password/password.css?inline';
import registrationCss from '../../src/features/account-registration/registration.css?inline';
import articleCss from '../../src/features/article/article.css?inline';
import launcherCss from '../../src/features/assistance-chat/button/launcher.css?inline';
import { restingButton } from '../../src/features/assistance-chat/button/markup.rest.ts';
import firstPageCss from '../../src/features/epaper/stage/first-page.css?inline';
import favouritesCss from '../../src/features/favourites/favourites.css?inline';
import { copy } from '../../src/features/header/copy.ts';
import headerCss from '../../src/features/header/header.css?inline';
import { restingHeader, signInLink, subscribeLink } from '../../src/features/header/markup.rest.ts';
import { restingMenu } from '../../src/features/menu/markup.rest.ts';
import menuCss from '../../src/features/menu/menu.css?inline';
import frameCss from '../../src/features/newsstand/frame.css?inline';
import homeCss from '../../src/features/newsstand-home/home.css?inline';
import shelfCss from '../../src/features/newsstand-shelf/shelf.css?inline';
import shelvesCss from '../../src/features/newsstand-shelves/shelves.css?inline';
import noticesCss from '../../src/features/notices/notices.css?inline';
import deskCss from '../../src/features/press/desk/desk.css?inline';
import pressFiltersCss from '../../src/features/press/stories/filters.css?inline';
import pressTableCss from '../../src/features/press/stories/table.css?inline';
import searchCss from '../../src/features/search/search.css?inline';
import chatbotCss from '../../src/features/subscriber-chat/chatbot.css?inline';
import chatHistoryCss from '../../src/features/subscriber-chat/history/history.css?inline';
import composerCss from '../../src/features/subscriber-chat/talk/composer.css?inline';
import welcomeCss from '../../src/features/subscriber-chat/talk/welcome.css?inline';
import controlsCss from '../../src/ui/base/controls.css?inline';
import allTokensCss from '../../src/ui/base/tokens.css?inline';
import tokensCss from '../../src/ui/base/tokens-rest.css?inline';
import formsCss from '../../src/ui/form/forms.css?inline';
import storyCss from '../../src/ui/list/story.css?inline';
import messageCss from '../../src/ui/message/message.css?inline';

/** The sheets of a newsstand's screen, in the order in which the element adopts them. */
const screen = (...own: readonly string[]) =>
  ({ tag: 'np-newsstand', styles: [baseCss, allTokensCss, frameCss, controlsCss, storyCss, ...own] }) as const;

/** The sheets of an account panel, in the order in which the element adopts them. */
const panel = (tag: string, ...own: readonly string[]) =>
  ({ tag, styles: [baseCss, allTokensCss, controlsCss, formsCss, messageCss, ...own] }) as const;

/**
 * Parts of a page's own header, chat button, newsstand and notices. `scripts/build/resting.ts` bundles this file, because the bundler reads
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
  /** Sheets for content that a server writes between an element's tags, by the name of their file. */
  contentSheets: {
    'np-newsstand-home': screen(homeCss),
    'np-newsstand-shelves': screen(shelvesCss),
    'np-newsstand-shelf': screen(shelfCss),
    'np-newsstand-article': screen(articleCss),
    'np-newsstand-search': screen(searchCss),
    'np-newsstand-favourites': screen(formsCss, favouritesCss),
    'np-newsstand-press': screen(formsCss, pressTableCss, pressFiltersCss, deskCss),
    'np-newsstand-chatbot': screen(formsCss, messageCss, chatbotCss, welcomeCss, composerCss, chatHistoryCss),
    'np-newsstand-plain': screen(),
    'np-account-contact': panel('np-account-contact', contactCss),
    'np-account-devices': panel('np-account-devices', devicesCss),
    'np-account-newsletters': panel('np-account-newsletters', newslettersCss),
    'np-account-interests': panel('np-account-interests', interestsCss),
    'np-account-offer': panel('np-account-offer', offerCss),
    'np-account-onboarding': panel('np-account-onboarding', onboardingCss),
    'np-account-faq': panel('np-account-faq', faqCss),
    'np-account-login': panel('np-account-login', loginCss),
    'np-account-password': panel('np-account-password', passwordCss),
    'np-account-registration': panel('np-account-registration', registrationCss),
    'np-epaper': { tag: '[data-np-page]', styles: [baseCss, allTokensCss, firstPageCss] },
    'np-notices': { tag: 'np-notices', styles: [baseCss, allTokensCss, noticesCss] },
  },
} as const;
