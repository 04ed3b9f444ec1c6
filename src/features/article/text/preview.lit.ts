import { html, nothing, type TemplateResult } from 'lit-html';
import type { Article } from '../../../api/article/article.ts';
import type { OwnedSignal } from '../../../api/page/owned-signal.ts';
import { articleNodes } from '../../../core/article/article-html.ts';
import { readingSettings } from '../../../core/article/reading-settings.ts';
import type { Shell } from '../../../element-kit/shell/contract.ts';
import { adopt } from '../../../element-kit/shell/sheets.ts';
import { copy } from '../copy.ts';
import { articleFor } from '../data.ts';
import { askedEarly } from '../early.ts';
import { articleStyles } from '../styles.ts';
import { metaOf } from './facts.ts';
import { showPreview } from './previews.ts';

const remove = ({ currentTarget }: Event): void => (currentTarget as Element).remove();

/** Shows an article while React loads. The panel draws the same content in the same place, with tools. */
const preview = (article: Article): TemplateResult => {
  const { kicker, title, standfirst, author, image, caption, locked } = article;
  const { size, leading } = readingSettings().peek();
  return html`<article class=${`article size-${size} leading-${leading}`}>
    <div class="article-bar"><div class="article-bar-row"></div></div>
    <div class="article-grid">
      <header class="article-head">
        ${kicker ? html`<p class="kicker" lang="it">${kicker}</p>` : nothing}
        <h1 class="article-title" lang="it">${title}</h1>
        ${standfirst ? html`<p class="standfirst" lang="it">${standfirst}</p>` : nothing}
        <div class="byline">
          ${author ? html`<p class="author">${copy.by(author)}</p>` : nothing}
          <p class="meta">${metaOf(article)}</p>
        </div>
      </header>
      <div class="article-tools"></div>
      <div class="article-main">
        ${
          image
            ? html`<figure class="article-figure">
              <img class="picture" src=${image} alt="" width="1200" height="800" @error=${remove} />
              ${caption ? html`<figcaption class="meta">${caption}</figcaption>` : nothing}
            </figure>`
            : nothing
        }
        <div lang="it" class=${locked ? 'article-text locked' : 'article-text'}>
          <div class="prose">${articleNodes(article.body_html)}</div>
        </div>
      </div>
    </div>
  </article>`;
};

/** Loads an article and shows it unless the panel is faster. */
export const showEarly = async (shell: Shell, id: string): Promise<void> => {
  const signal: OwnedSignal = shell.signal;
  signal.npOwner = shell.element;
  const result = await (askedEarly(shell.element, id, signal) ?? articleFor(id, signal));
  if (result.kind !== 'ok') return;
  adopt(shell.root, articleStyles);
  showPreview(shell, id, preview(result.data));
};
