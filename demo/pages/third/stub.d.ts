declare module '@iabtechlabtcf/stub' {
  /** Defines `__tcfapi` as a queue, and the frame `__tcfapiLocator`. */
  const stub: () => void;
  export = stub;
}
