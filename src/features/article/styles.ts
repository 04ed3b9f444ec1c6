import controls from '../../ui/base/controls.css?inline';
import tokens from '../../ui/base/tokens.css?inline';
import forms from '../../ui/form/forms.css?inline';
import story from '../../ui/list/story.css?inline';
import message from '../../ui/message/message.css?inline';
import article from './article.css?inline';

/** Styles of an article outside the newsstand, in cascade order. */
export const articleStyles = [tokens, controls, message, forms, story, article];
