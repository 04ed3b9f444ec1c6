import { path as warning } from '@phosphor-icons/core/assets/regular/warning-circle.svg?icon';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { type EditionPage, imageAt } from '../../../api/epaper/edition.ts';
import type { ArticleLine } from '../../../api/newsstand/shapes.ts';
import { boxOf, isRectangle, type Region } from '../../../rules/epaper/page-regions.ts';
import { articlePath } from '../../../rules/newsstand/stories.ts';
import { useAddress } from '../../../ui/base/address.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { copy } from '../copy.ts';
import { type KeptImages, thumbnailWidth } from '../offline/kept.ts';
import { PageImage } from './PageImage.tsx';

interface ZoneProps {
  readonly page: EditionPage;
  readonly region: Region;
  readonly story: ArticleLine;
  readonly isSelected: boolean;
  readonly onSelect: (article: number) => void;
}

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1e4) / 100}%`;

/** The area of a story: a pointer selects it, the Enter key opens it. */
const Zone = ({ page, region, story, isSelected, onSelect }: ZoneProps): ReactNode => {
  const address = useAddress();
  const { left, top, right, bottom } = boxOf(region);
  const width = right - left;
  const height = bottom - top;
  const clip = isRectangle(region)
    ? undefined
    : `polygon(${region.polygon.map(([x, y]) => `${percent(x - left, width)} ${percent(y - top, height)}`).join(',')})`;
  const choose = (event: MouseEvent) => {
    const isPointed = event.detail > 0 && event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (!isPointed) return;
    event.preventDefault();
    onSelect(region.article_id);
  };
  return (
    <a
      className={isSelected ? 'zone selected' : 'zone'}
      href={address(articlePath(story))}
      draggable={false}
      style={{
        left: percent(left, page.w),
        top: percent(top, page.h),
        width: percent(width, page.w),
        height: percent(height, page.h),
        clipPath: clip,
      }}
      onClick={choose}
    >
      <span className="unseen">{copy.article(story.title, page.n)}</span>
    </a>
  );
};

/** The thumbnail, enlarged: on a slow line it shows long before the page. */
const previewOf = ({ thumbnail }: EditionPage): string =>
  `image-set(url("${imageAt(thumbnail, thumbnailWidth, 'avif')}") type("image/avif"), url("${thumbnail}"))`;

interface PageProps {
  readonly page: EditionPage;
  readonly stories: ReadonlyMap<number, ArticleLine>;
  /** Width of the image, pixels. */
  readonly imageWidth: number;
  readonly isCurrent: boolean;
  readonly kept: KeptImages | undefined;
  readonly selected: number | undefined;
  readonly onSelect: (article: number | undefined) => void;
  readonly onShown: () => void;
}

/** A printed page: its image and the areas of its stories. */
export const Page = (props: PageProps): ReactNode => {
  const { page, stories, imageWidth, isCurrent, kept, selected, onSelect, onShown } = props;
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const retry = () => {
    setState('loading');
    setTries(tries + 1);
  };
  return (
    <div
      className="page"
      style={{
        aspectRatio: `${page.w} / ${page.h}`,
        backgroundImage: kept || state !== 'loading' ? undefined : previewOf(page),
      }}
      aria-busy={state === 'loading'}
    >
      {state === 'failed' ? (
        <div className="page-failed" role={isCurrent ? 'alert' : undefined}>
          <Icon path={warning} size={24} />
          <p>{copy.pageFailed(page.n)}</p>
          <button type="button" className="button small" onClick={retry}>
            {copy.retry}
          </button>
        </div>
      ) : (
        <PageImage
          key={tries}
          page={page}
          width={imageWidth}
          kept={kept}
          onShown={() => {
            setState('shown');
            onShown();
          }}
          onFailed={() => setState('failed')}
        />
      )}
      {isCurrent && state !== 'failed'
        ? page.regions.map((region) => {
            const story = stories.get(region.article_id);
            return story && region.polygon.length > 2 ? (
              <Zone
                key={`${region.article_id} ${region.polygon}`}
                page={page}
                region={region}
                story={story}
                isSelected={selected === story.id}
                onSelect={onSelect}
              />
            ) : null;
          })
        : null}
    </div>
  );
};
