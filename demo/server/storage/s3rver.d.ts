declare module 's3rver' {
  /** A bucket storage for tests, with one fixed pair of keys. */
  const S3rver: new (options: {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }) => {
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  };
  export = S3rver;
}
