import type { Article } from '../../api/edicola-article.ts';
import { defineScreen } from '../../element-kit/screen.ts';
import forms from '../../ui/forms.css?inline';
import story from '../../ui/story.css?inline';
import { ArticleView } from './ArticleView.tsx';
import styles from './article.css?inline';
import { articleFor } from './data.ts';

/** An article by its id, on the newsstand's two paths; `frase` names the sentence that a link led to. */
export const screen = defineScreen<Article>({
  styles: [forms, story, styles],
  load: ({ params: { id = '' } }, signal) => articleFor(id, signal),
  titleOf: ({ title }) => title,
  View: ({ data, place }) => (
    <ArticleView key={`${data.id} ${place.query.frase ?? ''}`} article={data} sentence={place.query.frase} />
  ),
});
