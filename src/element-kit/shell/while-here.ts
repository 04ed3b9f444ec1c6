import { page } from '../../core/page/page.ts';

/**
 * Notes, while code loads, that the reader leaves the page: the browser then cancels the load, and a reload would cancel
 * the navigation. Not longer: some browsers keep no page with this listener in their back/forward cache. Not the
 * Navigation API: it has no event for a typed address. The build calls it for each `import(…)`.
 */
export const whileHere = <T>(load: Promise<T>): Promise<T> => {
  const leave = (event: Event): void => {
    page.left = event;
  };
  addEventListener('beforeunload', leave);
  return load.finally(() => removeEventListener('beforeunload', leave));
};
