import { joined } from '../text/parted-text.ts';

type Part = { readonly text: string; bytes: Uint8Array | undefined; isNew: boolean };

/** A text under edit with its bytes, in parts: after an edit only the parts that it touched are encoded again. */
export type EncodedText = {
  readonly length: () => number;
  readonly text: () => string;
  readonly replace: (text: string) => void;
  readonly append: (text: string) => void;
  readonly edit: (from: number, removed: number, inserted: string) => void;
  /** The parts that are new since `settle`, and the characters around them. */
  readonly news: () => string;
  readonly settle: () => void;
  /** The bytes of a byte order mark and of the text. */
  readonly chunks: (mark: string) => Iterable<Uint8Array>;
};

/** Characters of a part when it is made; typing makes it longer. */
const usualLength = 64 * 1024;
const longest = 2 * usualLength;
/** Characters of the neighbours of new parts: a name may begin in one part and end in the next. */
const margin = 256;

const encoder = new TextEncoder();

/** A character outside the basic plane has two halves, which have no bytes of their own. */
const endsWithinCharacter = (text: string): boolean => {
  const code = text.charCodeAt(text.length - 1);
  return code >= 0xd800 && code <= 0xdbff;
};

const partOf = (text: string): Part => ({ text, bytes: undefined, isNew: true });

const divided = (text: string): Part[] => {
  if (text.length <= longest) return text === '' ? [] : [partOf(text)];
  const parts: Part[] = [];
  for (let at = 0; at < text.length; ) {
    const piece = text.slice(at, at + usualLength);
    const part = endsWithinCharacter(piece) ? piece.slice(0, -1) : piece;
    parts.push(partOf(part === '' ? piece : part));
    at += part.length || piece.length;
  }
  return parts;
};

/** The parts that follow a new one within the margin, in this order, and the new ones. */
const nearNew = (parts: readonly Part[]): Set<Part> => {
  let left = 0;
  return new Set(
    parts.filter(({ text, isNew }) => {
      const isWanted = isNew || left > 0;
      left = isNew ? margin : left - text.length;
      return isWanted;
    }),
  );
};

const newsOf = (parts: readonly Part[]): string => {
  const [after, before] = [nearNew(parts), nearNew(parts.toReversed())];
  return joined(parts.filter((part) => after.has(part) || before.has(part)).map(({ text }) => text));
};

export const encodedText = (): EncodedText => {
  let parts: Part[] = [];
  const textOf = (from: number, to?: number) => joined(parts.slice(from, to).map(({ text }) => text));
  /** Puts a text in place of some parts, and of those behind them while a character would be divided. */
  const put = (first: number, end: number, text: string): void => {
    let [whole, behind] = [text, end];
    while (endsWithinCharacter(whole) && behind < parts.length) {
      whole += parts[behind]?.text ?? '';
      behind += 1;
    }
    parts.splice(first, behind - first, ...divided(whole));
  };
  return {
    length: () => parts.reduce((sum, { text }) => sum + text.length, 0),
    text: () => textOf(0),
    replace: (text) => {
      parts = divided(text);
    },
    append: (text) => {
      const last = parts.at(-1);
      if (last !== undefined && endsWithinCharacter(last.text)) put(parts.length - 1, parts.length, last.text + text);
      else parts.push(...divided(text));
    },
    edit: (from, removed, inserted) => {
      // An edit between two parts changes the first of them, so that a new part holds what becomes adjacent.
      let [first, start] = [0, 0];
      const lengthOf = (part: number) => parts[part]?.text.length ?? 0;
      while (first < parts.length && start + lengthOf(first) < from) start += lengthOf(first++);
      let [end, reached] = [first, start];
      while (end < parts.length && (reached < from + removed || end === first)) reached += lengthOf(end++);
      const before = textOf(first, end);
      put(first, end, before.slice(0, from - start) + inserted + before.slice(from - start + removed));
    },
    news: () => newsOf(parts),
    settle: () => {
      for (const part of parts) part.isNew = false;
    },
    *chunks(mark) {
      if (mark !== '') yield encoder.encode(mark);
      for (const part of parts) {
        part.bytes ??= encoder.encode(part.text);
        yield part.bytes;
      }
    },
  };
};
