const euros = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });

/** `189,00 €`, with a no-break space. */
export const euroText = (cents: number): string => euros.format(cents / 100);
