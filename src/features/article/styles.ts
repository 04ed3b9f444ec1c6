import controls from '../../ui/controls.css?inline';
import forms from '../../ui/forms.css?inline';
import message from '../../ui/message.css?inline';
import story from '../../ui/story.css?inline';
import tokens from '../../ui/tokens.css?inline';
import article from './article.css?inline';

/** The sheets of an article that stands alone, in their order. */
export const articleStyles = [tokens, controls, message, forms, story, article];
