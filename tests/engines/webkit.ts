import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import type { Browsers } from '../../scripts/tests/browsers.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

/** Starts a virtual display; the server chooses a free number and writes it to its fourth channel. */
const startDisplay = async (file: string): Promise<{ readonly process: ChildProcess; readonly display: string }> => {
  const process = spawn(file, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const [number] = (await once(process.stdio[3] as Readable, 'data')) as [Buffer];
  return { process, display: `:${String(number).trim()}` };
};

/** A window that has not ended by then, in milliseconds, hangs. */
const QUITS_WITHIN = 5000;
/** Characters kept of what the driver and its windows wrote last. */
const SAID = 1000;

const answers = async (url: string): Promise<void> => {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const status = await fetch(`${url}/status`).catch(() => undefined);
    if (status?.ok) return;
    if (Date.now() > deadline) throw new Error(`np: WebKitWebDriver does not answer at ${url}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

interface StartedWebkit {
  readonly driver: WebDriver;
  /** What the driver and its windows wrote last on their error channel: why one of them ended. */
  readonly said: () => string;
  readonly end: () => Promise<void>;
}

/**
 * A WebKit window by its own driver, under a virtual display; `end` stops both, as the end of the process does. Unless it
 * waits for loads, its driver answers while a page still loads: else each command would wait for the page's last picture.
 */
export const startWebkit = async (
  paths: NonNullable<Browsers['webkit']>,
  waits: 'for loads' | 'for nothing',
): Promise<StartedWebkit> => {
  const processes: ChildProcess[] = [];
  // Each leads a group of its own: the driver's windows end with it, even those that hang.
  const kill = () => {
    for (const { pid, exitCode } of processes.splice(0)) if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
  };
  process.once('exit', kill);
  const screen = await startDisplay(paths.display);
  processes.push(screen.process);
  const port = await freePort();
  const service = spawn(paths.driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    env: { ...process.env, DISPLAY: screen.display },
  });
  processes.push(service);
  let said = '';
  service.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-SAID);
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: waits === 'for loads' ? 'normal' : 'none',
        'webkitgtk:browserOptions': { binary: paths.window, args: ['--automation'] },
      }),
    )
    .build();
  return {
    driver,
    said: () => said.trim(),
    async end() {
      const late = new Promise((resolve) => setTimeout(resolve, QUITS_WITHIN).unref());
      await Promise.race([driver.quit().catch(() => {}), late]);
      process.off('exit', kill);
      kill();
    },
  };
};
