import { decodeText } from './decode.ts';
import type { Tokenizer } from './state.ts';
import { textFlag } from './token.ts';

/** Up to here the engine copies a part of a text; longer parts would keep the whole buffer alive for as long as somebody remembers them. */
const longestCopy = 12;

/** Characters of bytes known to be ASCII. */
export const asciiText = (t: Tokenizer, from: number, to: number): string => {
  if (to - from > longestCopy) return t.ascii(from, to);
  if (t.window === '') t.window = t.ascii(0, t.end);
  return t.window.substring(from, to);
};

/** The characters of the text token the tokenizer stands on. */
export const tokenText = (t: Tokenizer): string => {
  const { textFrom: from, textTo: to } = t;
  return (t.textFlags & ~textFlag.odd) === textFlag.plain
    ? asciiText(t, from, to)
    : decodeText(t.bytes, from, to, t.textFlags);
};
