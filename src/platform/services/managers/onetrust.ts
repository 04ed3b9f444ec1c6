import { callOf, globalAt, tryCall } from './globals.ts';
import type { ConsentAnswer, Manager } from './manager.ts';

/** OneTrust: `OnetrustActiveGroups`, the event `OneTrustGroupsUpdated`, `OneTrust`. */
export const onetrust: Manager = {
  isHere: () => ['OneTrust', 'OneTrustStub', 'OptanonWrapper'].some((name) => globalAt(name) !== undefined),
  answer: (): ConsentAnswer => {
    const groups = globalAt('OnetrustActiveGroups');
    const isClosed = callOf(globalAt('OneTrust'), 'IsAlertBoxClosed');
    if (typeof groups !== 'string' || isClosed === undefined) return { kind: 'pending' };
    if (isClosed !== true) return { kind: 'asking' };
    return { kind: 'given', choice: { vocabulary: 'onetrust', granted: groups.split(',').filter(Boolean) } };
  },
  follow: (changed, signal) => addEventListener('OneTrustGroupsUpdated', changed, { signal }),
  openPreferences: () => tryCall(globalAt('OneTrust'), 'ToggleInfoDisplay'),
};
