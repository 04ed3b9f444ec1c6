declare module 'autocannon' {
  interface Call {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Changes a call before it is sent. */
    readonly setupRequest?: (call: Call) => Call;
    readonly onResponse?: (
      status: number,
      body: string,
      context: object,
      headers: Readonly<Record<string, string>>,
    ) => void;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Calls, of all connections together. */
    readonly amount: number;
    /** Timeout of a call in seconds. */
    readonly timeout: number;
    readonly requests: readonly Call[];
  }
  interface Result {
    /** Milliseconds, of calls that were answered with 2xx. */
    readonly latency: { readonly p50: number; readonly p99: number };
    /** Seconds. */
    readonly duration: number;
  }
  function autocannon(options: Options): Promise<Result>;
  namespace autocannon {
    export type { Call };
  }
  export = autocannon;
}
