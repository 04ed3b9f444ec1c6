import { path as octagon } from '@phosphor-icons/core/assets/light/warning-octagon-light.svg?icon';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Article } from '../../api/article/article.ts';
import { followTheme } from '../../core/article/reading-settings.ts';
import { filled } from '../../core/brand/origins.ts';
import { core } from '../../core/page/core.ts';
import { definePanel, useAttributes, useShell } from '../../element-kit/panel/panel.tsx';
import { screenText } from '../../rules/page/failures.ts';
import type { Result } from '../../rules/page/result.ts';
import { ownedBy } from '../../screen-kit/own-signal.ts';
import { LinkArea } from '../../ui/area/LinkArea.tsx';
import { useRequest } from '../../ui/base/use-request.ts';
import { Message } from '../../ui/message/Message.tsx';
import { ArticleView } from './ArticleView.tsx';
import { copy } from './copy.ts';
import { articleFor } from './data.ts';
import { articleStyles } from './styles.ts';
import { endPreview } from './text/previews.ts';

const problemOf = (result: Result<Article>): string => {
  if (result.kind === 'network' || result.kind === 'badShape') return screenText(result);
  return result.kind === 'badStatus' && result.status === 404 ? copy.missing : copy.failed;
};

const newsstandOrigin = (): string => filled('{protocol}//{domain}{port}/');

/** The article named by the element's attribute; without an id, the way to the newsstand. */
const ArticleScreen = (): ReactNode => {
  const shell = useShell();
  const id = String(useAttributes()['article-id']);
  const [result, setResult] = useState<Result<Article>>();
  useEffect(() => followTheme(shell.element, shell.signal), [shell]);
  const load = useCallback(
    (signal: AbortSignal) => {
      if (id === '') return;
      setResult(undefined);
      ownedBy(shell)(signal);
      void articleFor(id, signal).then((answer) => {
        if (!signal.aborted) setResult(answer);
      });
    },
    [id, shell],
  );
  const retry = useRequest(load);
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
      <LinkArea onFollow={(click) => core.navigation.follow(click)}>
        <ArticleView key={result.data.id} article={result.data} />
      </LinkArea>
    );
  return (
    <Message icon={octagon} title={problemOf(result)}>
      <button type="button" className="button" onClick={retry}>
        {copy.retry}
      </button>
    </Message>
  );
};

export const panel = definePanel(ArticleScreen, articleStyles, <p role="alert">{copy.failed}</p>);
