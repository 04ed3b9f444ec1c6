import type { Translation } from '../catalogue.ts';

/** The assistance chat. */
export const assistance: Translation<
  'chat' | 'chat-button' | 'chat-ending' | 'chat-frame' | 'chat-hours' | 'live-chat'
> = {
  'chat-button': { open: 'Open the help chat', close: 'Close the help chat' },
  'chat-frame': {
    title: 'Help',
    subtitle: 'Virtual assistant · answers at once',
    placeholder: 'Type your question',
    field: 'Your question',
    send: 'Send',
    hint: (most) => `${most} characters at most`,
    keys: 'Enter to send, Shift and Enter for a new line.',
    nearLimit: (most) => `You are close to the limit of ${most} characters.`,
    atLimit: 'You have reached the character limit.',
    tooShort: (least) => `Type at least ${least} characters`,
    loadFailed: 'The chat is not available now. Try again later.',
    retry: 'Try again',
  },
  chat: {
    promptTitle: 'How can we help you?',
    promptText: 'Sign in for answers about your subscription. If you prefer, continue without an account.',
    logIn: 'Sign in',
    stayAnonymous: 'Continue anonymously',
    terms: 'By starting the chat you agree to the processing of your personal data.',
    policy: 'Chatbot privacy notice',
    disclaimer: ['You are writing as ', 'Anonymous user:', ' do not share personal data.'],
    ofBrand: (_, name) => `of ${name}`,
    greeting: (ofBrand, name) =>
      name
        ? `Hello ${name}! I am the virtual assistant${ofBrand && ` ${ofBrand}`}. How can I help you with your subscription?`
        : `Hello! I am the virtual assistant${ofBrand && ` ${ofBrand}`}. I can help with subscriptions and offers: what do you need?`,
    disclosure: 'An artificial intelligence answers you: it can make mistakes.',
    person: 'Talk to a person',
    message: 'Leave us a message',
    masked: 'We have hidden a card number, an IBAN or a tax code: they are not needed in the chat.',
    log: 'Conversation with customer service',
    newer: 'New messages',
    you: 'You',
    assistant: 'Assistant',
    typing: 'The assistant is typing',
    failed: 'We could not answer. Try again in a few minutes or contact us.',
    retry: 'Try again',
    contact: 'Contact us',
    renderFailed: 'The chat is not available now. Try again later.',
  },
  'live-chat': {
    title: 'Chat with the operator',
    minimise: 'Minimise',
    close: 'Close the chat',
    restore: 'Back to the chat with the operator',
    unread: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
    ended:
      'The chat with the operator can no longer be reached. You can close it and write to us from the contact page.',
  },
  'chat-hours': { reopening: (day, hour) => `We reopen: ${day} at ${hour}:00` },
  'chat-ending': {
    question: 'Did we help you?',
    nearest: 'Perhaps you were looking for one of these:',
    thanks: 'Yes, thanks',
    unhelpful: 'It did not help',
    goTo: (name) => `Open “${name}”`,
    newChat: 'Start a new chat',
    said: 'I did not find what I was looking for',
    available: 'Operators available now',
    unavailable: 'No operator available',
    personTitle: 'We will put you in touch with a person',
    personText: (hour) => `The chat with the operator opens full screen. Today we answer until ${hour}:00.`,
    unknownText: 'Sign in to talk to an operator, or leave us a message.',
    logIn: 'Sign in',
    operator: 'Talk to an operator',
    opening: 'Opening the chat with the operator…',
    blocked: 'The chat cannot be started. Try again later or contact us.',
    packet: {
      title: 'What we tell the operator: you can change it',
      brand: 'Paper',
      page: 'Page',
      product: 'Subscription',
      noProduct: 'none',
      reader: 'Reader',
      assistant: 'Virtual assistant',
    },
    contact: 'Contact us',
    closedTitle: 'We are closed now: leave us a message',
    closedText: (weekdays, saturday) =>
      saturday
        ? `We answer Monday to Friday ${weekdays} and Saturday ${saturday}. We are closed on Sundays and on the main holidays.`
        : `We answer Monday to Friday ${weekdays}. We are closed at weekends and on the main holidays.`,
    write: 'Write to us',
  },
};
