export const copy = {
  links: 'Informazioni',
  social: 'Social',
  copyright: (year: number, holder: string) => `© ${year} ${holder} · Tutti i diritti riservati`,
} as const;
