/** Separates the text of a chatbot's answer from the JSON objects embedded in it. */
export interface AnswerStream {
  /** Takes the next piece; returns the text that can be shown. Holds back what may become data or a marker. */
  push(piece: string): string;
  /** Ends the answer; returns the rest of the text. An incomplete object is never shown. */
  end(): string;
  /** The JSON objects of the answer, in order. */
  readonly objects: readonly Readonly<Record<string, unknown>>[];
  /** The text contained a comment marker, which means a failed answer. Everything after it is ignored. */
  readonly isBroken: boolean;
  /** The answer ended inside an object. */
  readonly isCut: boolean;
}

const markers = ['<!--', '-->'] as const;
const special = /[{<-]/g;

/** Maximum length of an object's first key, in characters; a brace before a longer quotation is prose. */
const maxKeyLength = 100;

/** Finds the end of an object in a growing text; reads each character once. */
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
      else
        return text.length <= maxKeyLength && /^\{\s*(?:"(?:[^"\\]|\\.)*(?:\\|"\s*)?)?$/.test(text) ? 'open' : 'prose';
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

/** Whether a text may be the beginning of `whole`: only the next characters decide. */
const isBegun = (text: string, whole: string): boolean => text.length < whole.length && whole.startsWith(text);

/**
 * Reads an answer piece by piece, wherever it is cut. In a live answer a comment marker outside the data breaks it; in a
 * loaded history (`'drop'`) comments are left out and the rest is kept.
 */
export const createAnswerStream = (comments: 'break' | 'drop' = 'break'): AnswerStream => {
  const objects: Readonly<Record<string, unknown>>[] = [];
  let held = '';
  let scan: ReturnType<typeof createObjectScan> | undefined;
  let inComment = false;
  let isBroken = false;
  let isCut = false;

  /** Removes `length` characters from `held` and returns them. */
  const take = (length: number): string => {
    const taken = held.slice(0, length);
    held = held.slice(length);
    return taken;
  };

  /** Reads the object at the start of `held`; undefined while it is incomplete. */
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

  /** Reads the marker, or a lookalike, at the start of `held`; undefined while more characters are needed. */
  const readMarker = (): string | undefined => {
    const marker = markers.find((one) => held.startsWith(one));
    if (!marker) return markers.some((one) => isBegun(held, one)) ? undefined : take(1);
    take(marker.length);
    if (comments === 'break') isBroken = true;
    else inComment = marker === '<!--';
    return '';
  };

  /** Skips a comment; undefined while its end is missing. */
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
