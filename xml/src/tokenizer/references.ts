import { hash, semicolon } from './characters.ts';
import { decodeUtf8 } from './decode.ts';
import { fail, moreOrTruncated } from './failing.ts';
import type { Tokenizer } from './state.ts';

const longest = 64;
const reference = /^&(?:(lt|gt|amp|apos|quot)|#(\d+)|#x([0-9a-fA-F]+));$/;

const isXmlCharacter = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

const isReferenceByte = (byte: number): boolean =>
  byte === hash ||
  byte >= 0x80 ||
  (byte >= 0x30 && byte <= 0x39) ||
  (byte >= 0x41 && byte <= 0x5a) ||
  (byte >= 0x61 && byte <= 0x7a) ||
  byte === 0x2d ||
  byte === 0x2e ||
  byte === 0x3a ||
  byte === 0x5f;

/** Index after the reference that starts at `at`; where there is none, minus the token to answer with, minus one. */
export const skipReference = (t: Tokenizer, at: number): number => {
  let i = at + 1;
  while (i - at < longest && isReferenceByte(t.bytes[i] as number)) i++;
  if (i === t.end) return -1 - moreOrTruncated(t, at);
  if (t.bytes[i] !== semicolon) return -1 - fail(t, at, 'ampersand');
  const text = decodeUtf8(t.bytes, at, i + 1);
  const match = reference.exec(text);
  if (match === null) {
    const isCharacter = t.bytes[at + 1] === hash || i === at + 1;
    return -1 - fail(t, at, isCharacter ? 'reference' : 'entity', { entity: text });
  }
  const [, , decimal, hexadecimal] = match;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '20', 16) : Number(decimal);
  return isXmlCharacter(code) ? i + 1 : -1 - fail(t, at, 'reference', { entity: text });
};
