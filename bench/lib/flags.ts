import { chromiumFlags } from '../../scripts/tests/browsers.ts';

/** No widget reaches the internet: every other host is unknown. */
export const flags = [
  ...chromiumFlags,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
];
