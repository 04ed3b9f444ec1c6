import { expect, test } from 'vitest';
import { guard } from './guard.ts';
import {
  articleRequest,
  isArticleRoute,
  isBareRoute,
  loginRequest,
  newsstandRoutes,
  routePattern,
  sectionRequest,
} from './routes.ts';

test('the newsstand’s routes', () => {
  expect(Object.values(newsstandRoutes).map(({ path, access }) => `${path} ${access}`)).toEqual([
    '/ open',
    '/sezioni open',
    '/sezione/:titolo/:date?/:id_edizione?/:id? open',
    '/firme open',
    '/speciali open',
    '/speciale/:titolo/:date?/:id_edizione?/:id? open',
    '/articolo/ds/:id open',
    '/articolo/:id/:titolo? open',
    '/ricerca/:query? open',
    '/login open',
    '/logout login',
    '/test-guest guest',
    '/preferiti login',
    '/rassegna login',
    '/chatbot login',
  ]);
});

test('neither chat nor footer on login, chatbot and rassegna; firme and preferiti are coming soon', () => {
  const having = (flag: string) =>
    Object.entries(newsstandRoutes).flatMap(([name, route]) => (flag in route ? name : []));
  expect(having('bare')).toEqual(['login', 'rassegna', 'chatbot']);
  expect(having('comingSoon')).toEqual(['firme', 'preferiti']);
});

test.each(['/login', '/rassegna', '/chatbot'])('%s is bare', (path) => expect(isBareRoute(path)).toBe(true));
test.each(['/articolo', '/articolo/7/titolo', '/articolo/ds/:id', '/articolo/:id/:titolo?'])(
  '%s shows an article',
  (path) => expect(isArticleRoute(path)).toBe(true),
);
test.each(['', '/', '/articoli', '/articolone', '/sezione/articolo'])('%j shows no article', (path) =>
  expect(isArticleRoute(path)).toBe(false),
);
test.each(['/', '/preferiti', '*'])('%s is not bare', (path) => expect(isBareRoute(path)).toBe(false));

test.each([
  ['/login', '/login', {}],
  ['/login', '/login/', {}],
  ['/login', '/Login', {}],
  ['/login', '/loginx', undefined],
  ['/login', '/login/x', undefined],
  ['/articolo/:id/:titolo?', '/articolo/7', { id: '7', titolo: undefined }],
  ['/articolo/:id/:titolo?', '/Articolo/7/il-tram/', { id: '7', titolo: 'il-tram' }],
  ['/articolo/:id/:titolo?', '/articolo', undefined],
  ['*', '/mai/vista', {}],
])('the route %s and the path %s → %j', (route, path, groups) => {
  const match = routePattern(route).exec(path);
  expect(match ? { ...match.groups } : undefined).toEqual(groups);
});

test.each([
  [{ id: '7' }, {}, { id: '7' }],
  [{}, { id: '8' }, { id: '8' }],
  [{ id: '7' }, { id: '8' }, { id: '7' }],
  [{ id: '' }, { id: '8' }, { id: '8' }],
  [{}, {}, 'redirect'],
  [{ titolo: 'x' }, {}, 'redirect'],
])('article with params %j and query %j → %j', (params, query, result) => {
  expect(articleRequest(params, query)).toEqual(result);
});

test.each([
  [{ titolo: 'sport' }, {}, { titolo: 'sport' }],
  [{}, { titolo: 'sport' }, { titolo: 'sport' }],
  [{}, { id: '1', id_edizione: '2', date: '20251120' }, { id: '1', id_edizione: '2', date: '20251120' }],
  [{ date: '20251120' }, { id: '1', id_edizione: '2' }, { id: '1', id_edizione: '2', date: '20251120' }],
  [{ titolo: 'sport', date: '20251120' }, {}, { titolo: 'sport', date: '20251120' }],
  [{ id: '1', id_edizione: '2' }, {}, 'redirect'],
  [{ id: '1', date: '20251120' }, {}, 'redirect'],
  [{ id_edizione: '2', date: '20251120' }, {}, 'redirect'],
  [{}, {}, 'redirect'],
])('section with params %j and query %j → %j', (params, query, result) => {
  expect(sectionRequest(params, query)).toEqual(result);
});

test.each([
  ['open', 'unknown', false, 'show'],
  ['open', 'loggedOut', false, 'show'],
  ['open', 'loggedIn', false, 'show'],
  ['login', 'unknown', false, 'loading'],
  ['login', 'loggedOut', false, 'signIn'],
  ['login', 'loggedIn', false, 'show'],
  ['guest', 'unknown', false, 'loading'],
  ['guest', 'loggedOut', false, 'show'],
  ['guest', 'loggedIn', false, 'dashboard'],
  ['guest', 'unknown', true, 'loading'],
  ['guest', 'loggedOut', true, 'show'],
  ['guest', 'loggedIn', true, 'logoutThenHome'],
] as const)('a %s route, login %s, test-guest %s → %s', (access, login, isTestGuest, decision) => {
  expect(guard(access, login, isTestGuest)).toBe(decision);
});

test('a guest-only route is not test-guest by default', () => {
  expect(guard('guest', 'loggedIn')).toBe('dashboard');
});

test.each([
  [
    { id_code: 'abc', redirect_uri: '/sezioni' },
    { code: 'abc', returnTo: '/sezioni' },
  ],
  [{ id_code: 'abc' }, { code: 'abc', returnTo: '' }],
  [{ id_code: '../short-info' }, { code: '../short-info', returnTo: '' }],
  [{ id_code: 'a'.repeat(256) }, { code: 'a'.repeat(256), returnTo: '' }],
  [{ id_code: 'a'.repeat(257) }, 'redirect'],
  [{ id_code: '.' }, 'redirect'],
  [{ id_code: '..' }, 'redirect'],
  [{ id_code: '...' }, { code: '...', returnTo: '' }],
  [{ id_code: '' }, 'redirect'],
  [{ redirect_uri: '/sezioni' }, 'redirect'],
  [{}, 'redirect'],
])('sign-in with query %j → %j', (query, result) => {
  expect(loginRequest(query)).toEqual(result);
});
