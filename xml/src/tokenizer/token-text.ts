import { decodeText } from './decode.ts';
import type { Tokenizer } from './state.ts';
import { textFlag } from './token.ts';

/** The longest part that the JavaScript engine copies; a longer part keeps the whole buffer in memory as long as it is referenced. */
const longestCopy = 12;

/** Characters of bytes known to be ASCII, for immediate use: a reference to the result keeps the text of the whole buffer in memory. */
export const passingAscii = (t: Tokenizer, from: number, to: number): string => {
  if (t.window === '') t.window = t.ascii(0, t.end);
  return t.window.substring(from, to);
};

/** Characters of bytes known to be ASCII. */
export const asciiText = (t: Tokenizer, from: number, to: number): string =>
  to - from > longestCopy ? t.ascii(from, to) : passingAscii(t, from, to);

const isAscii = (t: Tokenizer): boolean => (t.textFlags & ~textFlag.odd) === textFlag.plain;

/** The characters of the current text token. */
export const tokenText = (t: Tokenizer): string =>
  isAscii(t) ? asciiText(t, t.textFrom, t.textTo) : decodeText(t.bytes, t.textFrom, t.textTo, t.textFlags);

/** The same for immediate use: cheaper, but a reference to the result keeps the text of the whole buffer in memory. */
export const passingText = (t: Tokenizer): string =>
  isAscii(t) ? passingAscii(t, t.textFrom, t.textTo) : decodeText(t.bytes, t.textFrom, t.textTo, t.textFlags);
