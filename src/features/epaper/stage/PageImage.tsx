import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { type EditionPage, imageAt } from '../../../api/epaper/edition.ts';
import { useShell } from '../../../element-kit/panel/panel.tsx';
import type { KeptImages } from '../offline/kept.ts';
import { useKeptImage } from '../offline/use-kept-image.ts';
import { requestOf } from '../request.ts';
import { shownFirstImage } from './first-image.rest.ts';

interface PageImageProps {
  readonly page: EditionPage;
  /** Width of the image, pixels. */
  readonly width: number;
  /** Set for a stored edition. */
  readonly kept: KeptImages | undefined;
  readonly onShown: () => void;
  readonly onFailed: () => void;
}

/** The image of a page. A sharper image covers the current one, which is removed once the new one has loaded. */
export const PageImage = ({ page, width, kept, onShown, onFailed }: PageImageProps): ReactNode => {
  const shell = useShell();
  const [first] = useState(() => shownFirstImage(shell.element, page.n, requestOf(shell)?.edition));
  const [shown, setShown] = useState(first?.naturalWidth);
  const address = useKeptImage(page.image, kept, onFailed);
  if (kept)
    return address ? (
      <img className="image" src={address} alt="" decoding="sync" onLoad={onShown} onError={onFailed} />
    ) : null;
  const arrived = ({ currentTarget }: SyntheticEvent<HTMLImageElement>, at: number) => {
    const show = () => {
      setShown(at);
      onShown();
    };
    currentTarget.decode().then(show, show);
  };
  // A larger image is sharp enough for a smaller size.
  const wanted = shown !== undefined && shown > width ? shown : width;
  const layers = shown === undefined || shown === wanted ? [wanted] : [shown, wanted];
  return layers.map((one) =>
    first?.naturalWidth === one ? (
      // The image from before the viewer, in the same frame.
      <span
        key={one}
        ref={(place) => {
          if (!place || first.parentNode === place) return;
          place.append(first);
          onShown();
        }}
      />
    ) : (
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
    ),
  );
};
