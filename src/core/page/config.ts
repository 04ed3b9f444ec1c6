import { array, define, enums, func, nonempty, number, object, optional, record, string, validate } from 'superstruct';
import { brandIdentities, brandOfSigla } from '../../rules/brand/brand.ts';
import { isMapped } from '../../rules/consent/purpose-map.ts';
import type { Config } from './page.ts';

const brand = define<string>('brand', (value) => typeof value === 'string' && brandOfSigla(value) !== undefined);

const siglas = brandIdentities.map(({ sigla }) => sigla).join(', ');

const needed = define<number | string>('purpose', isMapped);
const names = optional(nonempty(array(needed)));

const shape = object({
  brand: optional(brand),
  domain: optional(string()),
  newsstand: optional(string()),
  site: optional(string()),
  account: optional(string()),
  shop: optional(string()),
  archive: optional(string()),
  captchaUrl: optional(string()),
  captchaSiteId: optional(string()),
  consentMode: optional(enums(['default', 'strict'])),
  consentPurposes: optional(object({ 2: names, 3: names, 4: names, 5: names })),
  tcfVersion: optional(string()),
  vendorListVersion: optional(number()),
  consentUrl: optional(string()),
  audienceUrl: optional(string()),
  tagManagerUrl: optional(string()),
  tagManagerId: optional(string()),
  marketingUrl: optional(string()),
  liveChatUrl: optional(string()),
  services: optional(enums(['on', 'off'])),
  paths: optional(record(string(), string())),
  adapt: optional(record(string(), func())),
});

/** Reports invalid options to the integrator. The code that reads an option ignores an invalid one. */
export const checkConfig = (config: Config): void => {
  const [failure] = validate(config, shape);
  for (const { path, value, type } of failure?.failures() ?? []) {
    const why = type === 'never' ? 'is not an option' : `cannot be ${JSON.stringify(value)}`;
    const advice =
      type === 'brand'
        ? `Use one of ${siglas}, or leave it out: then the host name decides. Until then no masthead is shown.`
        : 'docs/guides/configuration.md lists the options; this one is ignored.';
    console.error(`np.configure: "${path.join('.')}" ${why}. ${advice}`);
  }
};
