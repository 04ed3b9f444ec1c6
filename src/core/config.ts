import { define, object, optional, record, string, validate } from 'superstruct';
import { brandOfSigla } from '../rules/brand.ts';
import { type Config, own } from './page.ts';

const brand = define<string>('brand', (value) => typeof value === 'string' && brandOfSigla(value) !== undefined);

const shape = object({
  brand: optional(brand),
  site: optional(string()),
  account: optional(string()),
  shop: optional(string()),
  archive: optional(string()),
  captchaUrl: optional(string()),
  captchaSiteId: optional(string()),
  paths: optional(record(string(), string())),
});

/** The options that are understood. The others are told to the integrator, with what to do, and left out. */
export const understood = (config: Config): Config => {
  const [failure] = validate(config, shape);
  const faults = failure?.failures() ?? [];
  for (const { path, value, type } of faults) {
    const why = type === 'never' ? 'is not an option' : `cannot be ${JSON.stringify(value)}`;
    console.error(`np.configure: "${path.join('.')}" ${why}. The README lists the options; this one is ignored.`);
  }
  const refused = new Set(faults.map(({ path }) => path[0]));
  return own(Object.fromEntries(Object.entries(config).filter(([name]) => !refused.has(name))));
};
