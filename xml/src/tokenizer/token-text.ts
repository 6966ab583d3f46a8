import { decodeText } from './decode.ts';
import type { Tokenizer } from './state.ts';
import { textFlag } from './token.ts';

/** Up to here the engine copies a part of a text; longer parts would keep the whole buffer alive for as long as somebody remembers them. */
const longestCopy = 12;

const partOfWindow = (t: Tokenizer, from: number, to: number): string => {
  if (t.window === '') t.window = t.ascii(0, t.end);
  return t.window.substring(from, to);
};

/** Characters of bytes known to be ASCII. */
export const asciiText = (t: Tokenizer, from: number, to: number): string =>
  to - from > longestCopy ? t.ascii(from, to) : partOfWindow(t, from, to);

const isAscii = (t: Tokenizer): boolean => (t.textFlags & ~textFlag.odd) === textFlag.plain;

/** The characters of the text token the tokenizer stands on. */
export const tokenText = (t: Tokenizer): string =>
  isAscii(t) ? asciiText(t, t.textFrom, t.textTo) : decodeText(t.bytes, t.textFrom, t.textTo, t.textFlags);

/** The same for those who only look: cheaper, but as long as somebody holds it, the buffer's whole text stays as well. */
export const passingText = (t: Tokenizer): string =>
  isAscii(t) ? partOfWindow(t, t.textFrom, t.textTo) : decodeText(t.bytes, t.textFrom, t.textTo, t.textFlags);
