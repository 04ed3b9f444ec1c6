import { isBrandUnknown } from '../../core/brand/known.ts';
import type { Core } from '../../core/page/core.ts';
import { page, pageBrand } from '../../core/page/page.ts';
import { ownVersion } from '../../core/page/release.ts';
import { impersonalAddress } from '../../rules/page/impersonal.ts';
import { type Finding, fine, type Line, wrong } from './finding.ts';

/** Version and address of the bundle. */
export const versionsFound = (): Finding => ({
  name: 'versions',
  lines: [
    page.version === ownVersion()
      ? fine(`np ${page.version}`)
      : wrong(`np ${page.version} runs; ${ownVersion()} came later: load one version only`),
    isBrandUnknown()
      ? wrong(page.brandFault ?? 'brand: asked for, not known yet')
      : fine(`brand ${pageBrand().sigla}${page.config.brand === undefined ? ', by the host name' : ', configured'}`),
    fine(`page ${impersonalAddress(location.href)}`),
    fine(`options ${Object.keys(page.config).sort().join(', ') || 'none'}`),
    fine(`browser ${navigator.userAgent.slice(0, 300)}`),
  ],
});

const purposesNow = (): string => {
  if (!page.purposes) return 'not asked for: the services of this page are off';
  const given = page.purposes();
  if (!given) return 'not decided yet';
  const of = (wanted: boolean) =>
    Object.entries(given)
      .filter(([, granted]) => granted === wanted)
      .map(([purpose]) => purpose)
      .join(', ') || 'none';
  return `granted ${of(true)}; refused ${of(false)}`;
};

/** The core, if an element has loaded it. The doctor itself loads and starts nothing. */
export const coreHere = (): Core | undefined => page.core as Core | undefined;

/** `default` turns a refusal from before the brand's invalidation day into consent. */
const modeNow = (): Line =>
  page.config.consentMode === 'strict'
    ? fine('consentMode strict: a missing or invalidated answer grants 1')
    : wrong(
        'consentMode default: a missing answer, or a refusal from before the invalidation day, grants 1 to 5; set strict',
      );

/** The granted purposes, and the mode where this page asks for them. */
export const consentFound = (): Finding => ({
  name: 'consent',
  lines: [fine(purposesNow()), ...(page.purposes ? [modeNow()] : [])],
});

const states = {
  unknown: 'asked for, not known yet',
  loggedOut: 'logged out',
  loggedIn: 'logged in',
} as const;

/** Whether a reader is signed in; never who. */
export const sessionFound = (): Finding => {
  const core = coreHere();
  return {
    name: 'session',
    lines: [fine(core ? states[core.store.login.value.state] : 'nobody on this page has asked')],
  };
};
