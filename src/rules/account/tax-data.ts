/**
 * The fiscal code of a company or public body: eleven digits, the last one a check digit (D.M. 23 dicembre 1976: digits
 * in even places are doubled, minus nine when above nine).
 */
export const isCompanyCode = (text: string): boolean => {
  const digits = text.replace(/\s+/g, '');
  if (!/^\d{11}$/.test(digits) || /^0{11}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, char, i) => {
    const value = i % 2 === 0 ? Number(char) : Number(char) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** A VAT number: eleven digits of the same kind, with or without `IT` before them. */
export const isVatNumber = (text: string): boolean => isCompanyCode(text.replace(/^\s*I\s*T/i, ''));

/** Electronic invoicing: seven letters and digits for a company, six for a public body. */
export const isRecipientCode = (text: string): boolean => /^[A-Z\d]{6,7}$/i.test(text);

/** The recipient code of a recipient without a code of its own: invoices go to the certified address (PEC). */
export const noRecipientCode = '0000000';

/** The code of a public tender: ten letters and digits, not all zeros. */
export const isCig = (text: string): boolean => /^[A-Z\d]{10}$/i.test(text) && !/^0+$/.test(text);
