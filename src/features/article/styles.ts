import controls from '../../ui/base/controls.css?inline';
import tokens from '../../ui/base/tokens.css?inline';
import forms from '../../ui/form/forms.css?inline';
import story from '../../ui/list/story.css?inline';
import message from '../../ui/message/message.css?inline';
import article from './article.css?inline';

/** The sheets of an article that stands alone, in their order. */
export const articleStyles = [tokens, controls, message, forms, story, article];
