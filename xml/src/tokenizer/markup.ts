import { carriageReturn, closingBracket, dash, greaterThan, question, textClass, textClasses } from './characters.ts';
import { decodeUtf8 } from './decode.ts';
import { fail, failAtByte, moreOrTruncated, startOver } from './failing.ts';
import type { Tokenizer } from './state.ts';
import { passForeign, passLineEnd } from './text.ts';
import { limit, textFlag, token } from './token.ts';

const prefixes = { comment: '<!--', section: '<![CDATA[', doctype: '<!DOCTYPE' } as const;

const prefixLength = (kind: number, ending: number): number =>
  kind === token.comment ? prefixes.comment.length : ending === closingBracket ? prefixes.section.length : 2;

const beginsWith = (t: Tokenizer, text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (t.bytes[t.start + i] !== text.charCodeAt(i)) return false;
  return true;
};

const couldBegin = (t: Tokenizer, text: string): boolean => {
  const seen = decodeUtf8(t.bytes, t.start, Math.min(t.end, t.start + text.length));
  return text.startsWith(seen);
};

/** The index of the construct's last `>` if its ending begins at `i`; else -1. */
const endingAt = (t: Tokenizer, i: number, ending: number): number => {
  if (t.bytes[i] !== ending) return -1;
  if (ending === question) return t.bytes[i + 1] === greaterThan ? i + 1 : -1;
  return t.bytes[i + 1] === ending && t.bytes[i + 2] === greaterThan ? i + 2 : -1;
};

const finish = (t: Tokenizer, kind: number, to: number, next: number): number => {
  t.textFrom = t.inside >= 0 ? t.start : t.start + prefixLength(kind, t.insideEnd);
  t.textTo = to;
  t.textFlags = textFlag.cdata | textFlag.escaped;
  t.textIsLast = false;
  t.isWhole = next > to;
  t.inside = t.isWhole ? -1 : kind;
  t.isInterrupted = !t.isWhole;
  t.at = next;
  return kind;
};

/** The construct goes on beyond the buffer: a long one is handed out in pieces, and where it never ends, its beginning is long gone. */
const cut = (t: Tokenizer, kind: number, at: number): number => {
  if (t.ended) return moreOrTruncated(t, t.inside >= 0 ? at : t.start);
  if (at - t.start > limit.piece) return finish(t, kind, at, at);
  return startOver(t);
};

/** Fails after returning the text before the error if that text is long, as it would be returned if it came in pieces. */
const stop = (t: Tokenizer, kind: number, at: number, say: () => number): number =>
  at - t.start > limit.piece ? finish(t, kind, at, at) : say();

/** Content of a comment, instruction or CDATA section from `from` to its end. */
const scanInside = (t: Tokenizer, kind: number, from: number): number => {
  const ending = t.insideEnd;
  let i = from;
  for (;;) {
    const byte = t.bytes[i] as number;
    const kindOfByte = textClasses[byte];
    if (i >= t.end) return cut(t, kind, i);
    if (byte === ending) {
      if (i + 2 >= t.end && !t.ended) return cut(t, kind, i);
      const last = endingAt(t, i, ending);
      if (last >= 0) return finish(t, kind, i, last + 1);
      if (ending === dash && t.bytes[i + 1] === dash) return stop(t, kind, i, () => fail(t, i, 'comment'));
      i++;
    } else if (kindOfByte === textClass.newline) {
      if (byte === carriageReturn && i + 1 === t.end && !t.ended) return cut(t, kind, i);
      passLineEnd(t, i++);
    } else if (kindOfByte === textClass.foreign) {
      const length = passForeign(t, i);
      if (length === 0 && !t.ended) return cut(t, kind, i);
      if (length <= 0) return stop(t, kind, i, () => failAtByte(t, i, ''));
      i += length;
    } else if (kindOfByte === textClass.illegal) return stop(t, kind, i, () => failAtByte(t, i, ''));
    else i++;
  }
};

const begin = (t: Tokenizer, kind: number, ending: number): number => {
  t.insideEnd = ending;
  return scanInside(t, kind, t.start + prefixLength(kind, ending));
};

export const resumeInside = (t: Tokenizer): number => scanInside(t, t.inside, t.start);

/** `<!` something. */
export const scanExclamation = (t: Tokenizer): number => {
  if (beginsWith(t, prefixes.comment)) return begin(t, token.comment, dash);
  if (beginsWith(t, prefixes.section)) {
    return t.depth > 0 ? begin(t, token.text, closingBracket) : fail(t, t.start, 'outside');
  }
  if (beginsWith(t, prefixes.doctype)) return fail(t, t.start, 'doctype');
  const isOpen = Object.values(prefixes).some((prefix) => t.end - t.start < prefix.length && couldBegin(t, prefix));
  return isOpen ? moreOrTruncated(t, t.start) : failAtByte(t, t.start + 1, 'name');
};

const declarationName = /^<\?xml[\s?]/i;
const targetName = /^<\?([A-Za-z_][\w.-]*)(\s|\?>|\?$)/;

/** `<?` something: the XML declaration is a token of its own, and only the text's first. */
export const scanQuestion = (t: Tokenizer, isFirst: boolean): number => {
  const answer = begin(t, token.instruction, question);
  if (answer !== token.instruction) return answer;
  const head = decodeUtf8(t.bytes, t.start, Math.min(t.at, t.start + limit.nameLength));
  if (declarationName.test(head)) {
    if (!isFirst || !head.startsWith('<?xml')) return fail(t, t.start, 'lateDeclaration');
    return t.at - t.start > limit.piece ? fail(t, t.start, 'declaration') : token.declaration;
  }
  return targetName.test(head) ? answer : fail(t, t.start, 'instruction');
};
