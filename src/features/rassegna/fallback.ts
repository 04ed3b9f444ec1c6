import { panelView } from '../../element-kit/panel-view.ts';
import { accessTexts } from '../../rules/access-texts.ts';

export const view = panelView(accessTexts);
