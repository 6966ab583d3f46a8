import { exclamation, lessThan, newline, question, slash } from './characters.ts';
import { asciiReader } from './decode.ts';
import { fail, moreOrTruncated } from './failing.ts';
import { resumeInside, scanExclamation, scanQuestion } from './markup.ts';
import { openText, readDeclaration } from './prolog.ts';
import { columnAt, type Tokenizer } from './state.ts';
import { leave, scanEndTag, scanStartTag } from './tags.ts';
import { scanText } from './text.ts';
import { token } from './token.ts';

const makeRoom = (t: Tokenizer, length: number): void => {
  const keptBytes = t.end - t.at;
  const bytes = keptBytes + length + 8 > t.bytes.length ? new Uint8Array((keptBytes + length) * 2 + 8) : t.bytes;
  if (bytes !== t.bytes) {
    bytes.set(t.bytes.subarray(t.at, t.end));
    t.ascii = asciiReader(bytes);
  } else if (keptBytes > 0) bytes.copyWithin(0, t.at, t.end);
  t.bytes = bytes;
  t.window = '';
  t.base += t.at;
  t.lineStart -= t.at;
  t.at = 0;
  t.end = keptBytes;
};

/** Adds the next bytes; what they say is asked with `nextToken`. Chunks of some 64 KiB are best. */
export const feed = (t: Tokenizer, chunk: Uint8Array): void => {
  makeRoom(t, chunk.length);
  t.bytes.set(chunk, t.end);
  t.end += chunk.length;
  t.bytes.fill(0, t.end, t.end + 8);
};

/** Says that no more bytes will come. */
export const endInput = (t: Tokenizer): void => {
  t.ended = true;
};

const scanMarkup = (t: Tokenizer): number => {
  const second = t.bytes[t.start + 1];
  if (second === slash) return scanEndTag(t);
  if (t.start + 1 === t.end) return moreOrTruncated(t, t.start);
  if (second === exclamation) return scanExclamation(t);
  if (second !== question) return scanStartTag(t);
  const isFirst = t.base + t.start === (t.byteOrderMark ? 3 : 0);
  const answer = scanQuestion(t, isFirst);
  return answer === token.declaration ? readDeclaration(t) : answer;
};

const atEnd = (t: Tokenizer): number => {
  if (!t.ended) return token.more;
  if (t.depth > 0 || t.inside >= 0) return moreOrTruncated(t, t.at);
  return t.rootSeen ? token.end : fail(t, t.at, 'empty');
};

const mark = (t: Tokenizer): void => {
  t.start = t.at;
  t.startLine = t.line;
  t.startColumn = columnAt(t, t.at);
};

/** What is due instead of the next token; -1 when it is the next token after all. */
const interrupt = (t: Tokenizer): number => {
  if (t.failure !== undefined) return token.broken;
  if (!t.started) {
    const answer = openText(t);
    if (answer >= 0) return answer;
  }
  mark(t);
  if (t.inside >= 0 && t.at < t.end) return resumeInside(t);
  t.isInterrupted = t.inside >= 0;
  return t.selfClosing ? leave(t) : -1;
};

/** White space before markup that begins with `next` cannot be a value. */
const isIgnorable = (t: Tokenizer, next: number | undefined): boolean =>
  !t.keepsBlanks && (!t.isAfterOpen || (next !== slash && next !== exclamation && next !== question));

/** Passes the white space between two tags, which is half of all there is between tags, without making it a token. */
const passBlanks = (t: Tokenizer): void => {
  const { bytes } = t;
  let i = t.at;
  let { line, lineStart } = t;
  for (let byte = bytes[i]; byte === 0x20 || byte === newline || byte === 0x09; byte = bytes[++i]) {
    if (byte !== newline) continue;
    line++;
    lineStart = i + 1;
  }
  if (bytes[i] !== lessThan || i + 1 >= t.end || !isIgnorable(t, bytes[i + 1])) return;
  t.at = i;
  t.line = line;
  t.lineStart = lineStart;
};

/** Moves to the next token and says of what kind it is; `more` means to feed and ask again. */
export const nextToken = (t: Tokenizer): number => {
  if (t.isInterrupted) {
    const answer = interrupt(t);
    if (answer >= 0) return answer;
  }
  for (;;) {
    if ((t.bytes[t.at] as number) <= 0x20) passBlanks(t);
    mark(t);
    if (t.at >= t.end) return atEnd(t);
    if (t.bytes[t.at] === lessThan) return scanMarkup(t);
    const answer = scanText(t);
    if (answer !== token.blank || !isIgnorable(t, t.bytes[t.textTo + 1])) return answer;
  }
};
