import { core } from '../../core/page/core.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { adopt } from '../../element-kit/shell/sheets.ts';
import { faultOf } from '../../rules/page/failures.ts';
import { articleRequest, newsstandRoutes, sectionRequest } from '../../rules/page/routes.ts';
import type { Screen } from '../../screen-kit/screen.ts';
import { copy } from './copy.ts';
import type { LoadFailure } from './failure.ts';
import { Chatbot, Guest, Login, Logout, NotFound, Protected } from './OwnScreens.tsx';
import { currentArrival } from './routing/arrival.ts';
import type { Elsewhere, Route, Wanted } from './routing/router.ts';
import { Drawn, type Showing } from './Shown.tsx';

type ScreenName =
  | 'home'
  | 'shelves'
  | 'shelf'
  | 'signatures'
  | 'article'
  | 'search'
  | 'favourites'
  | 'rassegna'
  | 'chatbot';

/** The newsstand's screens by name; each loads when first needed. */
export type Screens = Readonly<Record<ScreenName, () => Promise<{ readonly screen: Screen }>>>;

type Given = Readonly<Record<string, string | undefined>>;
type Request = (params: Given, query: Given) => Given | 'redirect';

const home: Elsewhere = { goTo: '/' };

/** The routes with their loaders, guards and redirects (`src/rules/page/routes.ts`). The first match wins. */
export const routesOf = (screens: Screens, shell: Shell): readonly Route[] => {
  const known: Partial<Record<ScreenName, Screen>> = {};
  /** Loads a screen's code and data. Loaded code resolves at once, so a visited screen shows in the next frame. */
  const showing = async (name: ScreenName, { params, query }: Wanted, signal: AbortSignal): Promise<Showing> => {
    known[name] ??= (await screens[name]()).screen;
    const screen = known[name];
    adopt(shell.root, screen.styles);
    const place = { params, query };
    const result = await screen.load(place, signal);
    if (result.kind === 'ok') return { screen, data: result.data, place };
    const status = result.kind === 'badStatus' ? result.status : undefined;
    throw { failed: result.kind, status, fault: faultOf(result) } satisfies LoadFailure;
  };

  /** A route of a screen. */
  const show = (path: string, name: ScreenName, more: Given = {}, request?: Request): Route => ({
    path,
    load({ params, query }, signal) {
      const requested = request ? request(params, query) : params;
      return requested === 'redirect' ? home : showing(name, { params: { ...requested, ...more }, query }, signal);
    },
    draw: (data) => <Drawn {...(data as Showing)} />,
  });

  /** Loads data only for signed-in readers; visitors are redirected to the sign-in. */
  const loadGuarded = async (name: ScreenName, wanted: Wanted, signal: AbortSignal): Promise<Showing | undefined> => {
    await core.session.load();
    return core.store.login.peek().state === 'loggedIn' ? showing(name, wanted, signal) : undefined;
  };
  const protect = (path: string, name: ScreenName, title: string): Route => ({
    path,
    load: async (wanted, signal) => ({ load: loadGuarded(name, wanted, signal) }),
    draw: (data) => <Protected title={title} {...(data as { load: Promise<Showing | undefined> })} />,
  });

  const { articolo, articoloDs, sezione, speciale, ...routes } = newsstandRoutes;
  const article = (path: string) => show(path, 'article', {}, articleRequest);
  const shelf = (path: string, kind: string) => show(path, 'shelf', { kind }, sectionRequest);
  return [
    show(routes.home.path, 'home'),
    show(routes.sezioni.path, 'shelves', { kind: 'sections' }),
    show(routes.speciali.path, 'shelves', { kind: 'specials' }),
    show(routes.firme.path, 'signatures'),
    shelf(sezione.path, 'section'),
    shelf('/sezione', 'section'),
    shelf(speciale.path, 'special'),
    shelf('/speciale', 'special'),
    article(articoloDs.path),
    article('/articolo/ds'),
    article(articolo.path),
    article('/articolo'),
    show(routes.ricerca.path, 'search'),
    {
      path: routes.login.path,
      load: () => (currentArrival() === undefined ? home : undefined),
      draw: () => <Login />,
    },
    { path: routes.logout.path, draw: () => <Logout /> },
    { path: routes.testGuest.path, draw: () => <Guest /> },
    protect(routes.preferiti.path, 'favourites', copy.favouritesTitle),
    protect(routes.rassegna.path, 'rassegna', copy.pressReviewTitle),
    {
      path: routes.chatbot.path,
      load: (wanted, signal) => showing('chatbot', wanted, signal),
      draw: (data) => <Chatbot {...(data as Showing)} />,
    },
    { path: '*', draw: () => <NotFound /> },
  ];
};
