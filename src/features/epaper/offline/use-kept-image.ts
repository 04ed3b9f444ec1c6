import { useEffect, useState } from 'react';
import { imageAt } from '../../../api/epaper/edition.ts';
import type { KeptImages } from './kept.ts';

/** Object URL of a stored image while it is shown; undefined until it is read. */
export const useKeptImage = (image: string, kept: KeptImages | undefined, onFailed: () => void): string | undefined => {
  const [address, setAddress] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is told once for each page
  useEffect(() => {
    if (!kept) return;
    let made: string | undefined;
    let left = false;
    const read = async () => {
      const { imageOfEdition } = await import('../../../core/epaper/kept-editions.ts');
      return imageOfEdition(kept.id, imageAt(image, kept.width, 'avif'));
    };
    read().then(
      (blob) => {
        if (left) return;
        if (!blob) return onFailed();
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      () => onFailed(),
    );
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [image, kept?.id, kept?.width]);
  return address;
};
