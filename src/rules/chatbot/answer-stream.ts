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

class AnswerReader implements AnswerStream {
  readonly objects: Readonly<Record<string, unknown>>[] = [];
  isBroken = false;
  isCut = false;
  readonly #comments: 'break' | 'drop';
  #held = '';
  #scan: ReturnType<typeof createObjectScan> | undefined;
  #inComment = false;

  constructor(comments: 'break' | 'drop') {
    this.#comments = comments;
  }

  push(piece: string): string {
    if (this.isBroken) return '';
    if (this.#held === '' && !this.#inComment && piece.search(special) < 0) return piece;
    this.#held += piece;
    let shown = '';
    while (this.#held !== '' && !this.isBroken) {
      const next = this.#readNext();
      if (next === undefined) return shown;
      shown += next;
    }
    if (this.isBroken) this.#held = '';
    return shown;
  }

  end(): string {
    this.isCut = this.#scan !== undefined && /^\{\s*"/.test(this.#held);
    const rest = this.isCut || this.#inComment ? '' : this.#held;
    this.#held = '';
    this.#scan = undefined;
    return rest;
  }

  #readNext(): string | undefined {
    if (this.#inComment) return this.#skipComment();
    if (this.#scan || this.#held.startsWith('{')) return this.#readObject();
    special.lastIndex = 0;
    const next = special.exec(this.#held)?.index ?? this.#held.length;
    return next > 0 ? this.#take(next) : this.#readMarker();
  }

  /** Removes `length` characters from what is held back and returns them. */
  #take(length: number): string {
    const taken = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    return taken;
  }

  /** Reads the object at the start of `held`; undefined while it is incomplete. */
  #readObject(): string | undefined {
    this.#scan ??= createObjectScan();
    const end = this.#scan(this.#held);
    if (end === 'open') return undefined;
    this.#scan = undefined;
    if (end === 'prose') return this.#take(1);
    const text = this.#take(end);
    const object = objectIn(text);
    if (object) this.objects.push(object);
    else if (!markers.some((marker) => text.includes(marker))) return text;
    else this.isBroken = this.#comments === 'break';
    return '';
  }

  /** Reads the marker, or a lookalike, at the start of `held`; undefined while more characters are needed. */
  #readMarker(): string | undefined {
    const marker = markers.find((one) => this.#held.startsWith(one));
    if (!marker) return markers.some((one) => isBegun(this.#held, one)) ? undefined : this.#take(1);
    this.#take(marker.length);
    if (this.#comments === 'break') this.isBroken = true;
    else this.#inComment = marker === '<!--';
    return '';
  }

  /** Skips a comment; undefined while its end is missing. */
  #skipComment(): string | undefined {
    const end = this.#held.indexOf('-->');
    if (end < 0) {
      this.#take(this.#held.length - 2);
      return undefined;
    }
    this.#inComment = false;
    this.#take(end + 3);
    return '';
  }
}

/**
 * Reads an answer piece by piece, wherever it is cut. In a live answer a comment marker outside the data breaks it; in a
 * loaded history (`'drop'`) comments are left out and the rest is kept.
 */
export const createAnswerStream = (comments: 'break' | 'drop' = 'break'): AnswerStream => new AnswerReader(comments);
