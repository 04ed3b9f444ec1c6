import { brandFaults, isBrandRecord } from '../../api/brand/brand-record.ts';
import { parseUrl } from '../../platform/browser/page-url.ts';
import { brandIdentities } from '../../rules/brand/brand.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { ownBrand } from '../../rules/brand/own-brand.ts';
import { quoted } from '../../rules/page/quoted.ts';
import { own, page } from '../page/page.ts';

const siglas = brandIdentities.map(({ sigla }) => sigla).join(', ');

/** An address has a slash or a dot, a code has neither. */
const isAddress = (given: unknown): given is string => typeof given === 'string' && /[/.]/.test(given);

/** Longest time that calls and mastheads wait for a record. */
const recordTimeoutMs = 10_000;

const recordAt = async (address: string): Promise<unknown> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(recordTimeoutMs) }).catch(() => undefined);
  if (!response?.ok)
    throw new Error(
      `"brand": ${address} ${response ? `answers ${response.status}` : 'does not answer. Check the address and CORS'}`,
    );
  return response.json().catch(() => {
    throw new Error(`"brand": ${address} is not JSON`);
  });
};

/** The brand of a record, or of the record at an address. */
const brandOf = async (given: unknown): Promise<Brand> => {
  if (!isAddress(given) && typeof given !== 'object')
    throw new Error(
      `"brand" cannot be ${quoted(given)}. Use one of ${siglas}, a record or its address, or leave it out: then the host name decides`,
    );
  const base = isAddress(given) ? new URL(given, document.baseURI).href : undefined;
  const record = base === undefined ? given : await recordAt(base);
  if (!isBrandRecord(record))
    throw new Error(`${brandFaults(record).join('; ')}. docs/start/own-brand.md lists the fields`);
  return ownBrand(record, (file) => {
    const address = parseUrl(file, base);
    if (!address) throw new Error(`"brand": ${file} is no address. Begin it with https://`);
    return address.href;
  });
};

/** The code of no brand, for a page whose brand was refused. */
const NONE = '';

const settle = async (given: unknown): Promise<void> => {
  const settled = await brandOf(given).catch((error: Error) => {
    page.brandFault = error.message;
    console.error(`np.configure: ${error.message}. Until then no masthead is shown.`);
    begun.delete(given);
    page.own?.delete(given);
    page.own?.set(NONE, undefined);
    if (page.config.brand === given) page.config = own(page.config, { brand: NONE });
    return undefined;
  });
  if (settled) page.own?.set(given, settled);
  if (settled?.products ?? settled?.texts)
    await import('virtual:np-languages').then((languages) => languages.again()).catch(() => {});
  for (const callback of page.configured) callback();
};

const begun = new Map<unknown, Promise<void>>([[NONE, Promise.resolve()]]);

/**
 * Makes a configured brand known to all elements of the page, or reports what is wrong with it; once for each. A refused
 * one is tried again when the page configures it again.
 */
export const settleBrand = (given: unknown): Promise<void> => {
  const known = begun.get(given) ?? settle(given);
  begun.set(given, known);
  return known;
};
