import { useEffect, useState } from 'react';
import { type Town, townsNamed } from '../../../api/account/towns.ts';
import { core } from '../../../core/page/core.ts';

/** Towns by the beginning of their name; undefined when the call fails. */
export const towns = async (name: string, signal?: AbortSignal): Promise<readonly Town[] | undefined> => {
  const result = await townsNamed(core.clients.account, name, signal);
  return result.kind === 'ok' ? result.data : undefined;
};

/** A name, trimmed and with typographic apostrophes. */
const plain = (name: string): string => name.trim().replace(/'/g, '’');

/** The cadastral code of the place of birth, if the list of towns has it. */
export const useBirthplace = (place: string): string => {
  const [code, setCode] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    setCode('');
    const timer = setTimeout(async () => {
      const found = place.trim() === '' ? [] : await towns(place.trim(), stop.signal);
      const same = (found ?? []).filter(
        ({ nome }) => nome.localeCompare(plain(place), 'it', { sensitivity: 'base' }) === 0,
      );
      if (!stop.signal.aborted && same.length === 1) setCode(same[0]?.codice_catastale ?? '');
    }, 400);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [place]);
  return code;
};
