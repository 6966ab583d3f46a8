import {
  ampersand,
  carriageReturn,
  closingBracket,
  greaterThan,
  lessThan,
  newline,
  slash,
  textClass,
  textClasses,
} from './characters.ts';
import { fail, failAtByte, startOver } from './failing.ts';
import { skipReference } from './references.ts';
import type { Tokenizer } from './state.ts';
import { limit, textFlag, token } from './token.ts';
import { sequenceLength, surplusOf } from './utf8.ts';

/** Takes a line end at `i` into account; true when it is not a bare newline, so that the text needs decoding. */
export const passLineEnd = (t: Tokenizer, i: number): boolean => {
  const byte = t.bytes[i];
  const afterReturn = byte === newline && i > 0 && t.bytes[i - 1] === carriageReturn;
  if (!afterReturn) t.line++;
  t.lineStart = i + 1;
  return byte === carriageReturn;
};

/** Length of the multi-byte sequence at `i`, counted out of the columns; 0 is cut off, -1 malformed. */
export const passForeign = (t: Tokenizer, i: number): number => {
  const length = sequenceLength(t.bytes, i, t.end);
  if (length > 0) t.lineStart += surplusOf(length);
  return length;
};

const finish = (t: Tokenizer, to: number, flags: number, kind: number, isWhole: boolean): number => {
  t.textFrom = t.start;
  t.textTo = to;
  t.textFlags = flags;
  t.textIsLast = isWhole && t.bytes[to + 1] === slash;
  t.isWhole = isWhole;
  t.at = to;
  if (t.depth > 0 || kind === token.blank) return kind;
  return fail(t, t.start, 'outside');
};

/** The text goes on beyond the buffer: hand out what is there when it is long, else start over with more. */
const cut = (t: Tokenizer, at: number, flags: number): number => {
  let to = at;
  while (to > t.start && t.bytes[to - 1] === closingBracket) to--;
  if (to - t.start >= limit.piece) return finish(t, to, flags, token.text, false);
  return startOver(t);
};

/** Character data up to the next markup. */
export const scanText = (t: Tokenizer): number => {
  const { bytes, end } = t;
  let i = t.start;
  let flags: number = textFlag.plain;
  let onlyBlank = true;
  for (;;) {
    const kind = textClasses[bytes[i] as number];
    if (kind === textClass.plain) {
      onlyBlank = false;
      do i++;
      while (textClasses[bytes[i] as number] === textClass.plain);
    } else if (kind === textClass.blank) {
      i++;
    } else if (kind === textClass.newline) {
      if (bytes[i] === carriageReturn && i + 1 === end && !t.ended) return cut(t, i, flags);
      if (passLineEnd(t, i)) flags |= textFlag.escaped;
      i++;
    } else if (bytes[i] === lessThan) {
      if (i + 1 === end && !t.ended) return cut(t, i, flags);
      return finish(t, i, flags, onlyBlank ? token.blank : token.text, true);
    } else if (i === end) {
      if (!t.ended) return cut(t, i, flags);
      return finish(t, i, flags, onlyBlank ? token.blank : token.text, true);
    } else {
      onlyBlank = false;
      if (kind === textClass.foreign) {
        const length = passForeign(t, i);
        if (length === 0 && !t.ended) return cut(t, i, flags);
        if (length <= 0) return failAtByte(t, i, '');
        flags |= textFlag.foreign;
        i += length;
      } else if (bytes[i] === ampersand) {
        const after = skipReference(t, i);
        if (after < 0) return -1 - after === token.more ? cut(t, i, flags) : -1 - after;
        flags |= textFlag.escaped;
        i = after;
      } else if (kind === textClass.bracket) {
        if (bytes[i + 1] === closingBracket && bytes[i + 2] === greaterThan) return fail(t, i, 'sectionEnd');
        i++;
      } else return failAtByte(t, i, '');
    }
  }
};
