declare function describe(title: string, body: () => void): void;
declare function it(title: string, body: (this: { timeout(milliseconds: number): void }) => Promise<void> | void): void;
declare namespace it {
  function skip(title: string, body: () => void): void;
}

/** NP_TAGS=np-one,np-other checks the contract of these tags only. */
declare const __NP_TAGS__: string;

/** The runner's own connection to the page. */
declare module 'np-runner-socket' {
  export const sendMessageWaitForResponse: (
    message: object,
  ) => Promise<{ readonly result?: { readonly done: boolean } }>;
}

/** Vue with its template compiler; this build has no typings. */
declare module 'vue/dist/vue.esm-bundler.js' {
  export { createApp, nextTick, ref, shallowRef } from 'vue';
}
