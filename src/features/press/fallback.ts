import { panelView } from '../../element-kit/panel/panel-view.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';

export const view = panelView(accessTexts);
