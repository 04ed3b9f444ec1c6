import dns from 'node:dns';

/** Names below `localhost` are this machine (RFC 6761), which not every resolver knows. */
export const resolveLocalhost = (): void => {
  const { lookup } = dns;
  const own = (name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? 'localhost' : name, ...rest]);
  Object.assign(dns, { lookup: own });
};
