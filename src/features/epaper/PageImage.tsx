import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { type EditionPage, imageAt } from '../../api/edicola-pages.ts';
import type { KeptImages } from './kept.ts';

interface PageImageProps {
  readonly page: EditionPage;
  /** Of the image, in its own dots. */
  readonly width: number;
  /** Set where the edition is read as it was kept. */
  readonly kept: KeptImages | undefined;
  readonly onShown: () => void;
  readonly onFailed: () => void;
}

/** The address of a kept image for as long as it is shown; undefined until it is read. */
const useKept = (page: EditionPage, kept: KeptImages | undefined, onFailed: () => void): string | undefined => {
  const [address, setAddress] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is told once for each page
  useEffect(() => {
    if (!kept) return;
    let made: string | undefined;
    let left = false;
    const read = async () => {
      const { imageOfEdition } = await import('../../core/kept-editions.ts');
      return imageOfEdition(kept.id, imageAt(page.image, kept.width, 'avif'));
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
  }, [page, kept]);
  return address;
};

/** A page as an image: a sharper one comes over the one that is there, which goes when it stands. */
export const PageImage = ({ page, width, kept, onShown, onFailed }: PageImageProps): ReactNode => {
  const [shown, setShown] = useState<number>();
  const address = useKept(page, kept, onFailed);
  if (kept)
    return address ? (
      <img className="image" src={address} alt="" decoding="sync" onLoad={onShown} onError={onFailed} />
    ) : null;
  const arrived = ({ currentTarget }: SyntheticEvent<HTMLImageElement>, at: number) => {
    const stand = () => {
      setShown(at);
      onShown();
    };
    currentTarget.decode().then(stand, stand);
  };
  // What is there already is sharp enough for a smaller size too.
  const wanted = shown !== undefined && shown > width ? shown : width;
  const layers = shown === undefined || shown === wanted ? [wanted] : [shown, wanted];
  return layers.map((one) => (
    <picture key={one}>
      <source type="image/avif" srcSet={imageAt(page.image, one, 'avif')} />
      <img
        className="image"
        src={imageAt(page.image, one, 'webp')}
        alt=""
        decoding="sync"
        draggable={false}
        onLoad={(event) => arrived(event, one)}
        onError={() => {
          if (shown === undefined) onFailed();
        }}
      />
    </picture>
  ));
};
