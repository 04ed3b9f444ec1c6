import { copyText, shareSheet } from '../../platform/browser/share.ts';

/** Copies an address or a code. False if the clipboard is denied or missing. */
export const copyLink = (url: string): Promise<boolean> => copyText(url);

/** Opens the system's share sheet; without one, a new e-mail with the address. */
export const shareLink = async (title: string, url: string): Promise<void> => {
  if (await shareSheet(title, url)) return;
  location.assign(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`);
};
