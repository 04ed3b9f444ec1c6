import forms from '../../ui/form/forms.css?inline';
import story from '../../ui/list/story.css?inline';
import message from '../../ui/message/message.css?inline';
import answer from './answer.css?inline';
import chatbot from './chatbot.css?inline';
import composer from './composer.css?inline';
import history from './history.css?inline';
import rail from './rail.css?inline';
import welcome from './welcome.css?inline';

/** What the chatbot is drawn with, beside the controls. */
export const chatbotStyles = [forms, message, story, chatbot, welcome, composer, history, rail, answer];
