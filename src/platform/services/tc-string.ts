import { TCString } from '@iabtechlabtcf/core';
import type { TcChoice } from '../../rules/consent/tc-string.ts';

/** The first letter of the segment of disclosed vendors: segment type 1 in its first three bits. */
const disclosedVendors = /\.[I-P]/;

/** Reads a TC string; undefined if it is not of version 2. Large: import it only where tracking may run. */
export const readTcString = (text: string): TcChoice | undefined => {
  try {
    const { version, purposeConsents, policyVersion, lastUpdated } = TCString.decode(text);
    if (version !== 2) return undefined;
    return {
      vocabulary: 'tcf',
      granted: [...purposeConsents].flatMap(([purpose, isGranted]) => (isGranted ? [purpose] : [])),
      timestamp: lastUpdated.toISOString(),
      policyVersion: Number(policyVersion),
      disclosesVendors: disclosedVendors.test(text),
    };
  } catch {
    return undefined;
  }
};
