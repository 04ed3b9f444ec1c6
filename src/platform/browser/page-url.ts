/** Undefined if `target` is not a valid address. */
export const parseUrl = (target: string, base?: string): URL | undefined => {
  try {
    return new URL(target, base);
  } catch {
    return undefined;
  }
};

/** Loads another page. */
export const goTo = (url: string): void => location.assign(url);

/** Loads another page, which replaces this one in the browser's history. */
export const goOnTo = (url: string): void => location.replace(url);

export const reloadPage = (): void => location.reload();

/** A cookie of this page by name; undefined without one, or if cookies are blocked. */
export const readCookie = (name: string): string | undefined => {
  try {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
    return pair?.slice(name.length + 1);
  } catch {
    return undefined;
  }
};
