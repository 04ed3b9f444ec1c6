import { createContext, use } from 'react';

/** Turns a path of the newsstand into the address that its links carry; a router with a base or a hash has its own. */
export const Address = createContext<(path: string) => string>((path) => path);

export const useAddress = (): ((path: string) => string) => use(Address);
