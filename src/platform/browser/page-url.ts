/** The address of the page, and going elsewhere. */
export const parseUrl = (target: string, base: string): URL | undefined => {
  try {
    return new URL(target, base);
  } catch {
    return undefined;
  }
};

/** Leaves the page: a load of the address, not a change inside the page. */
export const goTo = (url: string): void => location.assign(url);

/** As `goTo`, for an address to which the way back should not lead. */
export const goOnTo = (url: string): void => location.replace(url);

/** Loads this page anew. */
export const reloadPage = (): void => location.reload();

/** A cookie of this page's host by its name; undefined where there is none or cookies are blocked. */
export const readCookie = (name: string): string | undefined => {
  try {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
    return pair?.slice(name.length + 1);
  } catch {
    return undefined;
  }
};
