import {
  ampersand,
  carriageReturn,
  closingBracket,
  greaterThan,
  isBlank,
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

const finish = (t: Tokenizer, to: number, kind: number, isWhole: boolean): number => {
  t.textFrom = t.start;
  t.textTo = to;
  // One as long as this may come in pieces, and means the same when it happens not to.
  t.textIsLast = isWhole && to - t.start < limit.piece && t.bytes[to + 1] === slash;
  t.isWhole = isWhole;
  t.at = to;
  if (t.depth > 0 || kind === token.blank) return kind;
  return fail(t, t.start, 'outside');
};

/** The text goes on beyond the buffer: hand out what is there when it is long, else start over with more. */
const cut = (t: Tokenizer, at: number, onlyBlank: boolean): number => {
  let to = at;
  while (to > t.start && t.bytes[to - 1] === closingBracket) to--;
  const kind = onlyBlank && t.depth === 0 ? token.blank : token.text;
  if (to - t.start >= limit.piece) return finish(t, to, kind, false);
  return startOver(t);
};

/** Fails after returning the text before the error if that text is long, as it would be returned if it came in pieces. */
const stop = (t: Tokenizer, at: number, answer: number): number => {
  if (answer !== token.broken || at - t.start < limit.piece) return answer;
  t.failure = undefined;
  t.isInterrupted = false;
  return finish(t, at, token.text, false);
};

const endText = (t: Tokenizer, at: number, onlyBlank: boolean): number => {
  const isCut = at === t.end || (at + 1 === t.end && t.bytes[at] === lessThan);
  if (isCut && !t.ended) return cut(t, at, onlyBlank);
  if (isBlank(t.bytes[t.start]) || isBlank(t.bytes[at - 1])) t.textFlags |= textFlag.odd;
  return finish(t, at, onlyBlank ? token.blank : token.text, true);
};

const wait = -1 - token.more;

const passReference = (t: Tokenizer, i: number): number => {
  const { line, lineStart } = t;
  const after = skipReference(t, i);
  t.textFlags |= textFlag.escaped | textFlag.odd;
  if (after === wait) {
    t.line = line;
    t.lineStart = lineStart;
  }
  return after;
};

const passSequence = (t: Tokenizer, i: number): number => {
  const length = passForeign(t, i);
  if (length === 0 && !t.ended) return wait;
  t.textFlags |= textFlag.foreign | textFlag.odd;
  return length > 0 ? i + length : -1 - failAtByte(t, i, '');
};

/** Index after a byte that needs a second look; minus the token to answer with, minus one, where it is not all there or wrong. */
const passSpecial = (t: Tokenizer, i: number, kind: number): number => {
  const byte = t.bytes[i];
  t.textFlags |= textFlag.odd;
  if (kind === textClass.other) return i + 1;
  if (kind === textClass.foreign) return passSequence(t, i);
  if (byte === ampersand) return passReference(t, i);
  if (kind === textClass.newline) {
    if (byte === carriageReturn && i + 1 === t.end && !t.ended) return wait;
    if (passLineEnd(t, i)) t.textFlags |= textFlag.escaped;
    return i + 1;
  }
  if (kind !== textClass.bracket) return -1 - failAtByte(t, i, '');
  const isSectionEnd = t.bytes[i + 1] === closingBracket && t.bytes[i + 2] === greaterThan;
  return isSectionEnd ? -1 - fail(t, i, 'sectionEnd') : i + 1;
};

/** Character data up to the next markup. */
export const scanText = (t: Tokenizer): number => {
  const { bytes, end } = t;
  let i = t.start;
  let onlyBlank = true;
  t.textFlags = textFlag.plain;
  for (;;) {
    const byte = bytes[i] as number;
    const kind = textClasses[byte] as number;
    if (kind === textClass.plain) {
      onlyBlank = false;
      do i++;
      while (textClasses[bytes[i] as number] === textClass.plain);
    } else if (kind === textClass.blank) i++;
    else if (byte === lessThan || i === end) return endText(t, i, onlyBlank);
    else {
      onlyBlank &&= isBlank(byte);
      const next = passSpecial(t, i, kind);
      if (next < 0) return next === wait ? cut(t, i, onlyBlank) : stop(t, i, -1 - next);
      i = next;
    }
  }
};
