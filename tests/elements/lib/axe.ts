import url from 'axe-core/axe.min.js?url';
import type { HostPage } from './host-page.ts';
import { until } from './until.ts';

interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: readonly { id: string; nodes: readonly { target: unknown; failureSummary?: string }[] }[] }>;
}

const axeOf = async ({ window, document }: HostPage): Promise<Axe> => {
  if (!Reflect.get(window, 'axe')) {
    const script = document.createElement('script');
    script.src = url;
    document.head.append(script);
  }
  return until('axe is there', () => Reflect.get(window, 'axe') as Axe | undefined);
};

/** What axe finds in the page, rule by rule; with `rules`, only by these. Target size is off by default there, and on here. */
export const faults = async (page: HostPage, rules?: readonly string[]): Promise<string> => {
  const axe = await axeOf(page);
  const options = rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } };
  const { violations } = await axe.run(page.document, { resultTypes: ['violations'], ...options });
  return violations
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${JSON.stringify(target)} ${failureSummary}`)}`,
    )
    .join('\n');
};
