/** The two e-mail domains of the publisher's staff. These are the demo's: replace them with yours. */
const staffDomains: readonly string[] = ['staff.example.it', 'gruppo.example.it'];

/** The subscriber chatbot is for readers whose e-mail domain is one of the staff's, subdomains excluded. */
export const mayUseChatbot = (email: string): boolean => {
  const [name = '', domain = '', ...rest] = email.trim().toLowerCase().split('@');
  return name !== '' && rest.length === 0 && staffDomains.includes(domain);
};
