import type { Logger } from 'pino';
import type { MailTransport } from '../transport.ts';
import { type Mails, sendNext } from './queue.ts';

/** Letters on their way at the same time, each over a connection of its own. */
const PARALLEL = 4;
const IDLE_MS = 2000;

/** Sends letters while the process runs. */
export interface Postman {
  /** Waits for the running attempts; begins no other. */
  stop(): Promise<void>;
}

/** Sends what is due, and looks for more every two seconds. */
export const startPostman = (
  { log, ...mails }: Mails & { readonly log: Logger },
  transport: MailTransport,
): Postman => {
  let isStopped = false;
  let wake = (): void => {};
  const carry = async (): Promise<void> => {
    while (!isStopped) {
      const sent = await sendNext(mails, transport, Date.now);
      if (!sent) return;
      const { mailId, state, attempts, status } = sent;
      const line = { event: 'mail', mail: mailId, state, attempts, status };
      if (state === 'sent' || state === 'queued') log.info(line);
      else log.warn(line);
    }
  };
  const work = async (): Promise<void> => {
    while (!isStopped) {
      // One that fails leaves the others on their way: the next round, or the stop, waits for them.
      for (const round of await Promise.allSettled(Array.from({ length: PARALLEL }, carry)))
        if (round.status === 'rejected') {
          const { reason } = round;
          log.error({ event: 'mail round failed', name: reason instanceof Error ? reason.name : 'unknown' });
        }
      if (isStopped) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, IDLE_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const done = work();
  return {
    stop: async () => {
      isStopped = true;
      wake();
      await done;
    },
  };
};
