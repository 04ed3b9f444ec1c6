import type { Article } from '../../api/article/article.ts';
import { defineScreen } from '../../screen-kit/screen.ts';
import forms from '../../ui/form/forms.css?inline';
import story from '../../ui/list/story.css?inline';
import { ArticleView } from './ArticleView.tsx';
import styles from './article.css?inline';
import { articleFor } from './data.ts';

/** An article by its id, on both newsstand paths. `frase` names the sentence that a link pointed to. */
export const screen = defineScreen<Article>({
  styles: [forms, story, styles],
  load: ({ params: { id = '' } }, signal) => articleFor(id, signal),
  titleOf: ({ title }) => title,
  View: ({ data, place }) => (
    <ArticleView key={`${data.id} ${place.query.frase ?? ''}`} article={data} sentence={place.query.frase} />
  ),
});
