import { isBlank } from './characters.ts';
import { decodeUtf8 } from './decode.ts';
import { columnAt, type Tokenizer } from './state.ts';
import { token } from './token.ts';

/** Stops at the byte `index` of the present line, or at the token's start, which may be lines above. */
export const fail = (
  t: Tokenizer,
  index: number,
  variant: string,
  params: Readonly<Record<string, string | number>> = {},
): number => {
  t.failure =
    index === t.start
      ? { variant, line: t.startLine, column: t.startColumn, params }
      : { variant, line: t.line, column: columnAt(t, index), params };
  t.at = index;
  t.isInterrupted = true;
  return token.broken;
};

/** Forgets the lines passed inside a token that is not complete: it will be scanned again. */
export const startOver = (t: Tokenizer): number => {
  t.line = t.startLine;
  t.lineStart = t.start - t.startColumn + 1;
  t.at = t.start;
  return token.more;
};

/** The buffer ended inside a token: wait for more, or, when that was all, say that the text is cut off. */
export const moreOrTruncated = (t: Tokenizer, index: number): number => {
  if (!t.ended) return startOver(t);
  const open = t.depth > 0 ? t.names.texts[t.openNames[t.depth] as number] : undefined;
  return open === undefined ? fail(t, index, 'cutOff') : fail(t, index, 'truncated', { element: open });
};

const hexadecimal = (value: number): string => value.toString(16).toUpperCase().padStart(2, '0');

/** A byte that is not allowed at its place: a control character, malformed UTF-8, or a syntax error. */
export const failAtByte = (t: Tokenizer, index: number, wanted: string): number => {
  const byte = t.bytes[index] as number;
  if (byte === 0) return fail(t, index, 'nul');
  if (byte >= 0x80) return fail(t, index, 'utf8', { byte: hexadecimal(byte) });
  if (byte < 0x20 && !isBlank(byte)) {
    return fail(t, index, 'character', { code: `U+${byte.toString(16).toUpperCase().padStart(4, '0')}` });
  }
  if (wanted === 'name') return fail(t, index, 'name');
  if (isBlank(byte)) return fail(t, index, 'blank', { wanted });
  return fail(t, index, 'syntax', { found: decodeUtf8(t.bytes, index, index + 1), wanted });
};
