import { type RefObject, useEffect, useState } from 'react';

/** A section counts as seen this far before it is scrolled into view. */
const ahead = '300px';

/** Whether a part has come into view. */
export const useSeen = (part: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !part.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [isSeen, part]);
  return isSeen;
};
