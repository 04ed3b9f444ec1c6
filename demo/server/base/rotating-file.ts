import { closeSync, existsSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/** When a file is set aside, and the number of files that stay. */
export interface Rotation {
  readonly maxBytes: number;
  readonly maxAgeMs: number;
  readonly kept: number;
}

/**
 * Appends lines to a file, at once, so that a killed process loses none. Sets the file aside as `<path>.1` when it is too
 * large or too old. A line that cannot be written, as on a full disk, is dropped: a log must not end a request.
 */
export const rotatingFile = (path: string, { maxBytes, maxAgeMs, kept }: Rotation): { write(line: string): void } => {
  let open: { readonly file: number; readonly since: number; bytes: number } | undefined;
  const begin = (): NonNullable<typeof open> => {
    const file = openSync(path, 'a');
    const { size, birthtimeMs } = fstatSync(file);
    return { file, bytes: size, since: size === 0 ? Date.now() : birthtimeMs };
  };
  const setAside = (): void => {
    if (open) closeSync(open.file);
    open = undefined;
    rmSync(`${path}.${kept}`, { force: true });
    for (let n = kept - 1; n >= 1; n -= 1)
      if (existsSync(`${path}.${n}`)) renameSync(`${path}.${n}`, `${path}.${n + 1}`);
    renameSync(path, `${path}.1`);
  };
  return {
    write: (line) => {
      try {
        open ??= begin();
        const bytes = Buffer.byteLength(line);
        const isOld = Date.now() - open.since > maxAgeMs;
        if (open.bytes > 0 && (open.bytes + bytes > maxBytes || isOld)) {
          setAside();
          open = begin();
        }
        writeSync(open.file, line);
        open.bytes += bytes;
      } catch {}
    },
  };
};
