import { useEffect, useRef, useState } from 'react';
import { imageAt } from '../../../api/epaper/edition.ts';
import type { KeptImages } from './kept.ts';

/** Object URL of a stored image while it is shown; undefined until it is read. */
export const useKeptImage = (image: string, kept: KeptImages | undefined, onFailed: () => void): string | undefined => {
  const [address, setAddress] = useState<string>();
  const { id, width } = kept ?? {};
  const latest = useRef(onFailed);
  latest.current = onFailed;
  useEffect(() => {
    if (id === undefined || width === undefined) return;
    let made: string | undefined;
    let left = false;
    const read = async () => {
      const { imageOfEdition } = await import('../../../core/epaper/kept-editions.ts');
      return imageOfEdition(id, imageAt(image, width, 'avif'));
    };
    read().then(
      (blob) => {
        if (left) return;
        if (!blob) return latest.current();
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      () => latest.current(),
    );
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [image, id, width]);
  return address;
};
