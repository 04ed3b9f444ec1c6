import forms from '../../ui/form/forms.css?inline';
import story from '../../ui/list/story.css?inline';
import message from '../../ui/message/message.css?inline';
import answer from './answer/answer.css?inline';
import rail from './answer/rail.css?inline';
import chatbot from './chatbot.css?inline';
import history from './history/history.css?inline';
import composer from './talk/composer.css?inline';
import welcome from './talk/welcome.css?inline';

/** Styles of the chatbot, besides the controls. */
export const chatbotStyles = [forms, message, story, chatbot, welcome, composer, history, rail, answer];
