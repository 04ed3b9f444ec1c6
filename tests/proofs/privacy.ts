/** Consent and personal data. */
export const privacy = {
  P01: 'nothing before the choice',
  P02: 'all granted: one script',
  P03: 'measurement refused, granted, withdrawn',
  P04: 'everything refused',
  P05: 'the site’s category decides, not the TCF purpose',
  P06: 'a preference that is missing, in both modes',
  P07: 'one listener, added and removed',
  P08: 'a manager that is late or undecided',
  P09: 'a preference from before the invalidation',
  P10: 'an old vendor list',
  P11: 'the footer’s button for preferences',
  P12: 'captcha and live chat only at the reader’s request',
  P13: 'the marketing profile has the listed fields only',
  P14: 'export and deletion of personal data',
  P15: 'the chat’s terms before its first message',
} as const;
