import { effect } from '@preact/signals-core';
import { type ReactNode, useEffect, useState } from 'react';
import { followTheme } from '../../core/article/reading-settings.ts';
import { followNewPaper } from '../../core/newsstand/new-paper.ts';
import { core } from '../../core/page/core.ts';
import { page } from '../../core/page/page.ts';
import { useShell } from '../../element-kit/panel/panel.tsx';
import { ownedBy } from '../../screen-kit/own-signal.ts';
import { Address } from '../../ui/base/address.ts';
import { Frame } from './Frame.tsx';
import { baseOf } from './newsstand.lit.ts';
import { routesOf, type Screens } from './routes.tsx';
import { addressBook, prefixOf } from './routing/addresses.ts';
import { type Base, isLogin } from './routing/arrival.ts';
import { placeBeside } from './routing/beside.ts';
import { createRouter, type Router } from './routing/router.ts';

/** Path, query and fragment inside the newsstand; undefined for an address outside it. */
const insideOf = (href: string, { routing, basePath }: Base): string | undefined => {
  const url = new URL(href, location.href);
  const samePage = url.pathname === location.pathname && url.search === location.search;
  if (routing === 'hash') return samePage && url.hash.startsWith('#/') ? url.hash.slice(1) : undefined;
  const prefix = prefixOf(basePath);
  // The browser handles a fragment of the current screen.
  if ((samePage && url.hash !== '') || !`${url.pathname}/`.startsWith(`${prefix}/`)) return undefined;
  return (url.pathname.slice(prefix.length) || '/') + url.search + url.hash;
};

/** Handles links to routes. The sign-in and addresses without a route load a page. */
const serve = (router: Router, base: Base): (() => void) =>
  core.navigation.serve((href) => {
    const to = insideOf(href, base);
    return to !== undefined && !isLogin(new URL(to, location.href).pathname) && router.go(to);
  });

/**
 * The newsstand with its routes. Its routing mode is fixed at the start. Only one router may answer the page's history:
 * that of the first newsstand. Others keep their addresses in memory.
 */
export const Newsstand = ({ screens }: { readonly screens: Screens }): ReactNode => {
  const shell = useShell();
  const [{ base, addresses, router }] = useState(() => {
    const own = baseOf(shell);
    if (own.routing !== 'memory') page.newsstand ??= shell;
    const book = addressBook(own, page.newsstand === shell);
    return { base: own, addresses: book, router: createRouter(routesOf(screens, shell), book, ownedBy(shell)) };
  });
  useEffect(() => {
    const stop = effect(() => {
      const { value } = router.shown;
      if (value) placeBeside(value.route.path);
    });
    return () => {
      stop();
      placeBeside();
    };
  }, [router]);
  useEffect(() => followTheme(shell.element, shell.signal), [shell]);
  useEffect(() => followNewPaper(addresses.href('/'), shell.signal), [addresses, shell]);
  useEffect(() => {
    const release = serve(router, base);
    const stop = router.start();
    return () => {
      release();
      stop();
      if (page.newsstand === shell) page.newsstand = undefined;
    };
  }, [router, base, shell]);
  return (
    <Address value={addresses.href}>
      <Frame router={router} />
    </Address>
  );
};
