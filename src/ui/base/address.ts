import { createContext, use } from 'react';

/** Converts a path of the newsstand to the href of its links; a router with a base path or a hash provides its own. */
export const Address = createContext<(path: string) => string>((path) => path);

export const useAddress = (): ((path: string) => string) => use(Address);
