import { decodeUtf8 } from './decode.ts';
import { fail } from './failing.ts';
import type { Tokenizer } from './state.ts';
import { token } from './token.ts';

const first = (t: Tokenizer, ...wanted: readonly number[]): boolean => wanted.every((byte, i) => t.bytes[i] === byte);

/** Other encodings a text gives away by its first bytes. */
const foreignEncoding = (t: Tokenizer): string | undefined => {
  if (first(t, 0xff, 0xfe, 0, 0) || first(t, 0x3c, 0, 0, 0)) return 'UTF-32LE';
  if (first(t, 0, 0, 0xfe, 0xff) || first(t, 0, 0, 0, 0x3c)) return 'UTF-32BE';
  if (first(t, 0xff, 0xfe) || first(t, 0x3c, 0)) return 'UTF-16LE';
  if (first(t, 0xfe, 0xff) || first(t, 0, 0x3c)) return 'UTF-16BE';
  return first(t, 0x4c, 0x6f, 0xa7, 0x94) ? 'EBCDIC' : undefined;
};

/** Before the first token: byte order mark and encodings that are not ours. Answers `more` while it cannot tell, -1 when all is well. */
export const openText = (t: Tokenizer): number => {
  if (t.end < 5 && !t.ended) return token.more;
  t.started = true;
  if (first(t, 0xef, 0xbb, 0xbf)) {
    t.byteOrderMark = true;
    t.at = 3;
    t.lineStart = 3;
    return -1;
  }
  const encoding = foreignEncoding(t);
  return encoding === undefined ? -1 : fail(t, 0, 'encoding', { encoding });
};

const declaration =
  /^<\?xml\s+version\s*=\s*(?:"1\.\d+"|'1\.\d+')(?:\s+encoding\s*=\s*(?:"([A-Za-z][\w.-]*)"|'([A-Za-z][\w.-]*)'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>$/;

/** Reads the XML declaration at the current token. */
export const readDeclaration = (t: Tokenizer): number => {
  const match = declaration.exec(decodeUtf8(t.bytes, t.start, t.at));
  if (match === null) return fail(t, t.start, 'declaration');
  t.declaredEncoding = match[1] ?? match[2];
  return token.declaration;
};
