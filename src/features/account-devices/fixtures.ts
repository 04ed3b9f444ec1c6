import type { DevicesAnswer } from '../../api/account/devices.ts';

/** A reader at a laptop, with a telephone and an old computer elsewhere. */
export const threeDevices: DevicesAnswer = {
  limit: 5,
  devices: [
    {
      id: 'a',
      label: 'Chrome su macOS',
      browser: 'Chrome',
      os: 'macOS',
      last_seen: '2025-11-20T09:00:00Z',
      city: 'Gaviano',
      current: true,
    },
    {
      id: 'b',
      label: 'Safari su iPhone',
      browser: 'Safari',
      os: 'iPhone',
      last_seen: '2025-11-19T20:40:00Z',
      city: 'Marina di Gaviano',
      current: false,
    },
    {
      id: 'c',
      label: 'Firefox su Windows',
      browser: 'Firefox',
      os: 'Windows',
      last_seen: '2025-11-12T08:00:00Z',
      city: null,
      current: false,
    },
  ],
};
