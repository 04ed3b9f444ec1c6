import { panelView } from '../../element-kit/panel/panel-view.ts';
import { loadCopy } from './load-copy.ts';

export const view = panelView(loadCopy);
