declare function describe(title: string, body: () => void): void;
declare function it(title: string, body: (this: { timeout(milliseconds: number): void }) => Promise<void> | void): void;
declare namespace it {
  function skip(title: string, body: () => void): void;
}

declare module '/__web-dev-server__web-socket.js' {
  export const sendMessageWaitForResponse: (message: object) => Promise<{ response?: unknown; error?: string }>;
}
