/** The contact page with its form open; the assistance chat links to it outside the live chat's hours. */
export const contactFormUrl = (accountOrigin: string): string => `${accountOrigin}/contact?forceForm=1`;

/** The privacy notice of the chatbot. */
export const chatbotPolicyUrl = (siteOrigin: string): string => `${siteOrigin}/informativa-chatbot`;

/** The terms of use. */
export const termsUrl = (siteOrigin: string): string => `${siteOrigin}/condizioni`;
