import { impersonal, impersonalAddress } from '../../rules/page/impersonal.ts';
import { type Finding, type Line, orNone, wrong } from './finding.ts';

/** Duration from which a call counts as slow, milliseconds. */
const slow = 1000;
/** Most lines of one kind; the first ones are the most useful. */
const most = 30;

/** Records what happens on the page, and what the browser recorded before. */
export class Watch {
  readonly #calls: Line[] = [];
  readonly #blocks: Line[] = [];
  readonly #errors: Line[] = [];
  readonly #leave = new AbortController();
  readonly #observers: { disconnect(): void }[] = [];

  constructor(ours: (url: string) => boolean) {
    const { signal } = this.#leave;
    document.addEventListener('securitypolicyviolation', (violation) => this.#block(violation), { signal });
    document.addEventListener(
      'np-error',
      ({ target, detail }: CustomEventInit & Event) =>
        this.#note(
          this.#errors,
          `<${target instanceof Element ? target.localName : 'page'}> ${detail?.call ? `${detail.call}: ` : ''}${detail?.message}`,
        ),
      { signal },
    );
    const calls = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) this.#call(entry as PerformanceResourceTiming, ours);
    });
    calls.observe({ type: 'resource', buffered: true });
    this.#observers.push(calls);
    this.#observeReports();
  }

  /** Reports of the policy cover what it blocked before the doctor started, where the browser keeps them. */
  #observeReports(): void {
    const Observer: unknown = Reflect.get(globalThis, 'ReportingObserver');
    if (typeof Observer !== 'function') return;
    const onReports = (reports: readonly { readonly body: CspReport }[]) => {
      for (const { body } of reports)
        this.#block({ effectiveDirective: body.effectiveDirective, blockedURI: body.blockedURL ?? '' });
    };
    const observer = Reflect.construct(Observer, [onReports, { types: ['csp-violation'], buffered: true }]);
    observer.observe();
    this.#observers.push(observer);
  }

  #note(lines: Line[], text: string): void {
    const said = impersonal(text);
    if (lines.length < most && !lines.some((line) => line.text === said)) lines.push(wrong(said));
  }

  #block({
    effectiveDirective,
    blockedURI,
  }: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>): void {
    this.#note(this.#blocks, `${effectiveDirective} blocked ${impersonalAddress(blockedURI)}`);
  }

  #call(
    { name, duration, responseStatus, initiatorType }: PerformanceResourceTiming,
    ours: (url: string) => boolean,
  ): void {
    if (!ours(name)) return;
    // A 401 means that nobody is signed in, which the session's line says.
    const failed =
      (responseStatus >= 400 && responseStatus !== 401) || (responseStatus === 0 && initiatorType === 'fetch');
    if (failed) this.#note(this.#calls, `${impersonalAddress(name)} ${responseStatus || 'no answer'}`);
    else if (duration >= slow)
      this.#note(this.#calls, `${impersonalAddress(name)} slow: ${(duration / 1000).toFixed(1)} s`);
  }

  found(): readonly Finding[] {
    return [
      { name: 'blocked by the page’s policy', lines: orNone(this.#blocks, 'nothing') },
      { name: 'failed or slow calls', lines: orNone(this.#calls, 'none') },
      { name: 'errors of elements', lines: orNone(this.#errors, 'none since the doctor came') },
    ];
  }

  end(): void {
    this.#leave.abort();
    for (const observer of this.#observers) observer.disconnect();
  }
}

interface CspReport {
  readonly effectiveDirective: string;
  readonly blockedURL?: string;
}
