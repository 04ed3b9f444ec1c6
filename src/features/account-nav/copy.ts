export const copy = {
  nav: 'Area personale',
  logOut: 'Esci',
  badge: (count: number) => (count === 1 ? '1 avviso importante' : `${count} avvisi importanti`),
} as const;
