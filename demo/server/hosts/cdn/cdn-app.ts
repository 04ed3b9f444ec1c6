import { readFileSync } from 'node:fs';
import { ownBrands } from '../../base/own-brands.ts';
import { type App, baseApp } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { acceptedEncodings } from '../../http/files/accept-encoding.ts';
import { type Encoding, PackedFiles, pathUnder } from '../../http/files/packed-files.ts';
import type { Services } from '../../http/services.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
const noStore = { 'cache-control': 'no-store' };
const PREFIX = '/np/';
/** The same bundle under another address and version: a browser treats it as another bundle. */
const OTHER = '/np-altra/';
const OTHER_VERSION = '99.0.0';
/** Files of these folders have a content hash in their name. */
const immutableFolders = ['chunks/', 'assets/'];

const cacheControl = (path: string, isVersioned: boolean): string =>
  isVersioned || immutableFolders.some((folder) => path.startsWith(folder))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300';

/** `/np/<version>/` serves the same files, for the built version only. */
const withoutVersion = async (files: PackedFiles, path: string): Promise<string | null> => {
  const [, version, rest] = /^(\d+\.\d+\.\d+[\w.-]*)\/(.+)$/.exec(path) ?? [];
  if (version === undefined || rest === undefined) return path;
  const found = await files.get('package.json', ['identity']);
  const built: unknown = found && Reflect.get(JSON.parse(new TextDecoder().decode(found.file.bytes)), 'version');
  return built === version ? rest : null;
};

/** Record and pictures of a brand of the world's own; its content is not for other pages. */
const ownPath = /^brands\/([a-z0-9]+)\/(brand\.json|[a-z-]+\.(?:svg|png))$/;

/** Reads the file of a brand of the world's own, where those of the six are. */
const ownFiles = () => {
  const folders = new Map(ownBrands.map(({ brand, folder }) => [brand.sigla.toLowerCase(), new PackedFiles(folder)]));
  return async (path: string, accepted: readonly Encoding[]) => {
    const [, code = '', file = ''] = ownPath.exec(path) ?? [];
    return (await folders.get(code)?.get(file, accepted)) ?? null;
  };
};

const setSharing = (c: AppContext): void => {
  c.header('access-control-allow-origin', '*');
  c.header('timing-allow-origin', '*');
  c.header('cross-origin-resource-policy', 'cross-origin');
  c.header('vary', 'Accept-Encoding');
};

/** The host of the built bundle. Any page may load it; cookies are ignored. */
export const cdnApp = (services: Services): App => {
  const app = baseApp(services);
  const files = new PackedFiles(services.dist);
  const ownFile = ownFiles();
  if (services.source !== undefined) {
    const { source } = services;
    app.get(`${PREFIX}np-elements.js`, (c) => {
      setSharing(c);
      return c.body(`import '${source}/@vite/client';\nimport '${source}/elements/np-elements.ts';\n`, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        ...noStore,
      });
    });
  }
  app.get(`${PREFIX}*`, async (c) => {
    setSharing(c);
    const requested = pathUnder(c.get('url').pathname, PREFIX);
    const path = requested && (await withoutVersion(files, requested));
    const accepted = acceptedEncodings(c.req.header('accept-encoding'));
    const own = path ? await ownFile(path, accepted) : null;
    const found = own ?? (path && (await files.get(path, accepted)));
    if (!found) return c.text('Not found', 404, noStore);
    const { file, encoding } = found;
    // Who makes a brand edits its files and looks again.
    c.header('cache-control', own ? 'no-cache' : cacheControl(path ?? '', path !== requested));
    c.header('etag', file.etag);
    if ((c.req.header('if-none-match') ?? '').split(/\s*,\s*/).includes(file.etag)) return c.body(null, 304);
    if (encoding !== 'identity') c.header('content-encoding', encoding);
    return c.body(file.bytes, 200, { 'content-type': file.type, 'content-length': String(file.bytes.length) });
  });
  app.get(`${OTHER}*`, async (c) => {
    setSharing(c);
    const path = pathUnder(c.get('url').pathname, OTHER);
    const found = path && (await files.get(path, []));
    if (!found) return c.text('Not found', 404, noStore);
    const { bytes, type } = found.file;
    const isScript = path.endsWith('.js');
    const text = () => new TextDecoder().decode(bytes).replaceAll(version, OTHER_VERSION);
    return c.body(isScript ? text() : bytes, 200, { 'content-type': type, ...noStore });
  });
  app.notFound((c) => {
    setSharing(c);
    return c.text('Not found', 404, noStore);
  });
  return app;
};
