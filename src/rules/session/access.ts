/** DEMO: the staff's e-mail domains; the specification names two and omits them. */
const staffDomains: readonly string[] = ['staff.example.it', 'gruppo.example.it'];

/** Specification, points 5 and 6: the subscriber chatbot is for users whose e-mail belongs to one of two company domains. */
export const mayUseChatbot = (email: string): boolean => {
  const [name = '', domain = '', ...rest] = email.trim().toLowerCase().split('@');
  return name !== '' && rest.length === 0 && staffDomains.includes(domain);
};
