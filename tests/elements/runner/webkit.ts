import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import type { BrowserLauncher } from '@web/test-runner';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import type { Browsers } from '../../../scripts/browsers.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

/** Starts a display of its own; the server itself chooses a free number and tells it on its fourth channel. */
const startDisplay = async (file: string): Promise<{ readonly process: ChildProcess; readonly display: string }> => {
  const process = spawn(file, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(process.stdio[3] as Readable, 'data')) as [Buffer];
  return { process, display: `:${String(number).trim()}` };
};

const answers = async (url: string): Promise<void> => {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const status = await fetch(`${url}/status`).catch(() => undefined);
    if (status?.ok) return;
    if (Date.now() > deadline) throw new Error(`np: WebKitWebDriver does not answer at ${url}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** WebKitGTK's browser by its own driver, under Xvfb; both end with the run. */
export const webkitLauncher = (
  paths: NonNullable<Browsers['webkit']>,
): BrowserLauncher & { readonly driver: () => WebDriver | undefined } => {
  const processes: ChildProcess[] = [];
  const active = new Set<string>();
  let driver: WebDriver | undefined;

  const end = () => {
    for (const process of processes.splice(0)) process.kill();
  };
  process.once('exit', end);

  const start = async (): Promise<WebDriver> => {
    const screen = await startDisplay(paths.display);
    processes.push(screen.process);
    const port = await freePort();
    processes.push(
      spawn(paths.driver, ['--host=127.0.0.1', `--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: screen.display },
      }),
    );
    const url = `http://127.0.0.1:${port}`;
    await answers(url);
    return new Builder()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: paths.window, args: ['--automation'] },
        }),
      )
      .build();
  };

  return {
    name: 'WebKit',
    type: 'np-webkit',
    concurrency: 1,
    driver: () => driver,
    async startSession(id, url) {
      driver ??= await start();
      active.add(id);
      await driver.get(url);
    },
    isActive: (id) => active.has(id),
    getBrowserUrl: () => driver?.getCurrentUrl(),
    async stopSession(id) {
      active.delete(id);
      await driver?.get('about:blank');
      return {};
    },
    startDebugSession: () => Promise.reject(new Error('np: WebKit has no debug session here.')),
    async stop() {
      await driver?.quit().catch(() => {});
      end();
    },
  };
};
