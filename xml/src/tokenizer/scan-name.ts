import { isBlank, nameBytes } from './characters.ts';
import { decodeUtf8 } from './decode.ts';
import { fail, failAtByte, moreOrTruncated } from './failing.ts';
import { findName, hashStep, internName, type Names } from './names.ts';
import type { Tokenizer } from './state.ts';
import { passLineEnd } from './text.ts';
import { limit } from './token.ts';
import { sequenceLength, surplusOf } from './utf8.ts';

/** Id of the name at `from`; `t.at` is set to its end. Without a name, the negative token to return, minus one. */
export const scanName = (t: Tokenizer, from: number): number => {
  const { bytes } = t;
  let i = from;
  let hash = 0;
  for (let byte = bytes[i] as number; nameBytes[byte] === 1; byte = bytes[++i] as number) hash = hashStep(hash, byte);
  if (i === t.end) return -1 - moreOrTruncated(t, t.start);
  if (i === from) return -1 - failAtByte(t, i, 'name');
  const known = findName(t.names, hash, bytes, from, i);
  t.at = i;
  return known >= 0 ? known : newName(t, from, i);
};

/** Minus the token to answer with, minus one, where a byte is not well-formed; else 0. */
const checkUtf8 = (t: Tokenizer, from: number, to: number): number => {
  let surplus = 0;
  for (let i = from; i < to; ) {
    const length = sequenceLength(t.bytes, i, to);
    if (length <= 0) {
      t.lineStart += surplus;
      return -1 - failAtByte(t, i, '');
    }
    surplus += surplusOf(length);
    i += length;
  }
  return 0;
};

const newName = (t: Tokenizer, from: number, to: number): number => {
  if (to - from > limit.nameLength) return -1 - fail(t, from, 'nameTooLong', { limit: limit.nameLength });
  const malformed = checkUtf8(t, from, to);
  if (malformed < 0) return malformed;
  const text = decodeUtf8(t.bytes, from, to);
  if (t.names.texts.length >= limit.names) return -1 - fail(t, from, 'tooManyNames', { limit: limit.names });
  const id = internName(t.names, text);
  return id >= 0 ? id : -1 - fail(t, from, 'name', { name: text });
};

/** Behind a name: takes its bytes beyond their UTF-16 length out of the columns. */
export const passForeignName = (t: Tokenizer, { starts, texts }: Names, name: number): void => {
  t.lineStart += (starts[name + 1] as number) - (starts[name] as number) - (texts[name] as string).length;
};

/** Index of the next byte that is no white space, counting lines. */
export const skipBlanks = (t: Tokenizer, from: number): number => {
  let i = from;
  while (isBlank(t.bytes[i])) {
    if ((t.bytes[i] as number) < 0x20 && t.bytes[i] !== 9) passLineEnd(t, i);
    i++;
  }
  return i;
};
