import type { CDPSession } from 'playwright';

/** 1.6 Mbit/s with 150 ms: a telephone on a poor line. */
export const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** The same device with every file cached. */
export const atHand = { ...slowLine, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Sets a page's line, and a device four times slower than this one. */
export const slowDown = async (cdp: Pick<CDPSession, 'send'>, line = slowLine): Promise<void> => {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};
