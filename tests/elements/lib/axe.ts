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
  return until('axe has loaded', () => Reflect.get(window, 'axe') as Axe | undefined);
};

/**
 * The violations that axe finds in the page, rule by rule; `rules` limits the check. Target size, off by default in
 * axe, is on.
 */
export const violations = async (page: HostPage, rules?: readonly string[]): Promise<string> => {
  const axe = await axeOf(page);
  const options = rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } };
  const result = await axe.run(page.document, { resultTypes: ['violations'], ...options });
  return result.violations
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${JSON.stringify(target)} ${failureSummary}`)}`,
    )
    .join('\n');
};
