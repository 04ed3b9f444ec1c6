const MAX_REPORTS = 100;

/** What a browser reported about a page's content security policy. Addresses have no query. */
export interface PolicyReport {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
}

/** The latest reports that this process received. */
export class ReportLog {
  readonly #reports: PolicyReport[] = [];

  add(report: PolicyReport): void {
    this.#reports.unshift(report);
    this.#reports.length = Math.min(this.#reports.length, MAX_REPORTS);
  }

  /** Newest first. */
  newest(): readonly PolicyReport[] {
    return [...this.#reports];
  }
}
