import { copyText, shareSheet } from '../../platform/browser/share.ts';

/** Copies an address or a code; false where the clipboard is denied or missing. */
export const copyLink = (url: string): Promise<boolean> => copyText(url);

/** Opens the system's sharing, or a mail with the address where there is none. */
export const shareLink = async (title: string, url: string): Promise<void> => {
  if (await shareSheet(title, url)) return;
  location.assign(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`);
};
