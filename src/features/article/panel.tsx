import { path as octagon } from '@phosphor-icons/core/assets/light/warning-octagon-light.svg?icon';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { Article } from '../../api/article/article.ts';
import { followTheme } from '../../core/article/reading-settings.ts';
import { filled } from '../../core/brand/origins.ts';
import { core } from '../../core/page/core.ts';
import { definePanel, useAttributes, useShell } from '../../element-kit/panel/panel.tsx';
import type { Result } from '../../rules/page/result.ts';
import { Message } from '../../ui/message/Message.tsx';
import { ArticleView } from './ArticleView.tsx';
import { copy } from './copy.ts';
import { articleFor } from './data.ts';
import { articleStyles } from './styles.ts';
import { endPreview } from './text/previews.ts';

const problemOf = (result: Result<Article>): string => {
  if (result.kind === 'network') return copy.network;
  return result.kind === 'badStatus' && result.status === 404 ? copy.missing : copy.failed;
};

const newsstandOrigin = (): string => filled('{protocol}//{domain}{port}/');

/** The article named by the element's attribute. Shows nothing without an id. */
const ArticleScreen = (): ReactNode => {
  const shell = useShell();
  const id = String(useAttributes()['article-id']);
  const [result, setResult] = useState<Result<Article>>();
  const [tries, setTries] = useState(0);
  useEffect(() => followTheme(shell.element, shell.signal), [shell]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (id === '') return;
    const leaving = new AbortController();
    setResult(undefined);
    void articleFor(id, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setResult(answer);
    });
    return () => leaving.abort();
  }, [id, tries]);
  useLayoutEffect(() => {
    if (result) endPreview(shell);
  }, [shell, result]);
  if (id === '')
    return (
      <p className="empty">
        {copy.none}{' '}
        <a className="link" href={newsstandOrigin()}>
          {copy.toNewsstand}
        </a>
      </p>
    );
  if (!result)
    return (
      <div aria-busy="true">
        <div className="skeleton" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        <p className="unseen" role="status">
          {copy.loading}
        </p>
      </div>
    );
  if (result.kind === 'ok')
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: links inside are what is clicked; Enter on a link is a click
      // biome-ignore lint/a11y/noStaticElementInteractions: as above
      <div onClick={({ nativeEvent }) => core.navigation.follow(nativeEvent)}>
        <ArticleView key={result.data.id} article={result.data} />
      </div>
    );
  return (
    <Message icon={octagon} title={problemOf(result)}>
      <button type="button" className="button" onClick={() => setTries(tries + 1)}>
        {copy.retry}
      </button>
    </Message>
  );
};

export const panel = definePanel(ArticleScreen, articleStyles, <p role="alert">{copy.failed}</p>);
