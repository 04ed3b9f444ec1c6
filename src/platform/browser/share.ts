/** False where the browser lacks a clipboard or refuses it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Hands a page to the system's own sharing; false where there is none. A reader who changes their mind has shared. */
export const shareSheet = async (title: string, url: string): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};
