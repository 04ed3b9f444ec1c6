/** What of a chatbot's answer may be shown, and the objects that were embedded in its text. */
export interface AnswerStream {
  /** Takes the next piece; returns what may be shown now. What may still turn out to be data or a marker is held back. */
  push(piece: string): string;
  /** The answer is over: returns the rest that may be shown. Half an object is shown to nobody. */
  end(): string;
  /** The JSON objects of the text, in their order. */
  readonly objects: readonly Readonly<Record<string, unknown>>[];
  /** A comment marker came in the text: all after it counts for nothing (specification, points 4 and 8). */
  readonly isBroken: boolean;
  /** It ended within an object. */
  readonly isCut: boolean;
}

const markers = ['<!--', '-->'] as const;
const special = /[{<-]/g;

/** No key of an object is longer; a brace before a longer quotation is prose. */
const longestKey = 100;

/** Looks for the end of an object in a text that grows, each character once. */
const createObjectScan = () => {
  let at = 0;
  let depth = 0;
  let inString = false;
  let escaped = false;
  let isObject = false;
  return (text: string): 'open' | 'prose' | number => {
    if (!isObject) {
      const key = /^\{\s*(?:\}|"(?:[^"\\]|\\.)*"\s*:)/.exec(text);
      if (key) isObject = true;
      else return text.length <= longestKey && /^\{\s*(?:"(?:[^"\\]|\\.)*(?:\\|"\s*)?)?$/.test(text) ? 'open' : 'prose';
    }
    for (; at < text.length; at += 1) {
      const sign = text[at];
      if (escaped) escaped = false;
      else if (inString) {
        if (sign === '\\') escaped = true;
        else if (sign === '"') inString = false;
      } else if (sign === '"') inString = true;
      else if (sign === '{' || sign === '[') depth += 1;
      else if (sign === '}' || sign === ']') {
        depth -= 1;
        if (depth === 0) return at + 1;
      }
    }
    return 'open';
  };
};

const objectIn = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a text ends, or may end, within this: nothing but what goes on can tell. */
const isBegun = (text: string, whole: string): boolean => text.length < whole.length && whole.startsWith(text);

/**
 * Reads an answer piece by piece, wherever its pieces are cut. While it is written a comment marker outside of the data
 * breaks it; in a loaded history (`'drop'`) comments are left out and the rest counts.
 */
export const createAnswerStream = (comments: 'break' | 'drop' = 'break'): AnswerStream => {
  const objects: Readonly<Record<string, unknown>>[] = [];
  let held = '';
  let scan: ReturnType<typeof createObjectScan> | undefined;
  let inComment = false;
  let isBroken = false;
  let isCut = false;

  /** Takes `length` characters off what is held. */
  const take = (length: number): string => {
    const taken = held.slice(0, length);
    held = held.slice(length);
    return taken;
  };

  /** The object that `held` begins with, as far as it is there; undefined while it is not whole. */
  const readObject = (): string | undefined => {
    scan ??= createObjectScan();
    const end = scan(held);
    if (end === 'open') return undefined;
    scan = undefined;
    if (end === 'prose') return take(1);
    const text = take(end);
    const object = objectIn(text);
    if (object) objects.push(object);
    else if (!markers.some((marker) => text.includes(marker))) return text;
    else isBroken = comments === 'break';
    return '';
  };

  /** The marker, or what only looks like one, that `held` begins with; undefined while that cannot be told. */
  const readMarker = (): string | undefined => {
    const marker = markers.find((one) => held.startsWith(one));
    if (!marker) return markers.some((one) => isBegun(held, one)) ? undefined : take(1);
    take(marker.length);
    if (comments === 'break') isBroken = true;
    else inComment = marker === '<!--';
    return '';
  };

  /** Leaves out a comment, as far as it is there. */
  const skipComment = (): string | undefined => {
    const end = held.indexOf('-->');
    if (end < 0) {
      take(held.length - 2);
      return undefined;
    }
    inComment = false;
    take(end + 3);
    return '';
  };

  const readNext = (): string | undefined => {
    if (inComment) return skipComment();
    if (scan || held.startsWith('{')) return readObject();
    special.lastIndex = 0;
    const next = special.exec(held)?.index ?? held.length;
    return next > 0 ? take(next) : readMarker();
  };

  const read = (): string => {
    let shown = '';
    while (held !== '' && !isBroken) {
      const piece = readNext();
      if (piece === undefined) return shown;
      shown += piece;
    }
    if (isBroken) held = '';
    return shown;
  };

  return {
    objects,
    push(piece) {
      if (isBroken) return '';
      held += piece;
      return read();
    },
    end() {
      isCut = scan !== undefined && /^\{\s*"/.test(held);
      const rest = isCut || inComment ? '' : held;
      held = '';
      scan = undefined;
      return rest;
    },
    get isBroken() {
      return isBroken;
    },
    get isCut() {
      return isCut;
    },
  };
};
