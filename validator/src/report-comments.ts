import type { ValidationMessage, ValidationReport } from '@clearbench/contracts/file/validation-report';
import { createByteSink } from '@clearbench/xml/byte-sink';
import { createNames } from '@clearbench/xml/tokenizer/names';
import { inPieces } from '@clearbench/xml/tokenizer/pieces';
import { createTokenizer } from '@clearbench/xml/tokenizer/state';
import { token } from '@clearbench/xml/tokenizer/token';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';

type Tag = { readonly line: number; readonly column: number; readonly offset: number; readonly isEnd: boolean };

const encoder = new TextEncoder();
const marker = encoder.encode('<!-- clearbench: ');
const ending = encoder.encode(' -->');

const newline = 0x0a;
const carriageReturn = 0x0d;
const lessThan = 0x3c;
const isInlineBlank = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x09;

/** Where tags stand, up to where the text is sound. */
const tagsOf = (bytes: Uint8Array): readonly Tag[] => {
  const t = createTokenizer(createNames());
  const tags: Tag[] = [];
  const drain = (): void => {
    for (let kind = nextToken(t); kind !== token.more && kind < token.end; kind = nextToken(t)) {
      if (kind !== token.open && (kind !== token.close || t.at === t.start)) continue;
      tags.push({ line: t.startLine, column: t.startColumn, offset: t.base + t.start, isEnd: kind === token.close });
    }
  };
  inPieces(bytes, (piece) => {
    feed(t, piece);
    drain();
  });
  endInput(t);
  drain();
  return tags;
};

const isAfter = (tag: Tag, { line, column }: ValidationMessage): boolean =>
  tag.line > line || (tag.line === line && tag.column > column);

/** Index of the last tag at or before the place, by bisection; -1 where all come later. */
const lastTagBefore = (tags: readonly Tag[], message: ValidationMessage): number => {
  let low = 0;
  let high = tags.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isAfter(tags[middle] as Tag, message)) high = middle;
    else low = middle + 1;
  }
  return low - 1;
};

/** Before the start tag whose element or text is meant; an end tag only where it is meant itself; the document element for what has no place. */
const offsetOf = (tags: readonly Tag[], message: ValidationMessage): number | undefined => {
  let at = lastTagBefore(tags, message);
  const found = tags[at];
  if (found?.isEnd && (found.line !== message.line || found.column !== message.column)) {
    while (at > 0 && tags[at]?.isEnd === true) at--;
  }
  return (tags[at] ?? tags[0])?.offset;
};

/** The blanks before a tag at the beginning of its line; undefined if something else is before it. */
const indentationOf = (bytes: Uint8Array, offset: number): Uint8Array | undefined => {
  let start = offset;
  while (start > 0 && isInlineBlank(bytes[start - 1])) start--;
  return start === 0 || bytes[start - 1] === newline ? bytes.subarray(start, offset) : undefined;
};

/** As the line before ends. */
const lineEndBefore = (bytes: Uint8Array, lineStart: number): Uint8Array =>
  bytes[lineStart - 2] === carriageReturn ? Uint8Array.of(carriageReturn, newline) : Uint8Array.of(newline);

const commentOf = ({ severity, ruleId, text }: ValidationMessage): Uint8Array =>
  encoder.encode(`${severity} [${ruleId}] ${text}`.replace(/\s+/g, ' ').replace(/-(?=-)/g, '- '));

const byOffset = (
  bytes: Uint8Array,
  { validationMessages }: ValidationReport,
): ReadonlyMap<number, readonly ValidationMessage[]> => {
  const tags = tagsOf(bytes);
  const found = new Map<number, ValidationMessage[]>();
  for (const message of validationMessages) {
    const offset = offsetOf(tags, message);
    if (offset !== undefined) found.set(offset, [...(found.get(offset) ?? []), message]);
  }
  return new Map([...found].toSorted(([a], [b]) => a - b));
};

/** Writes the findings of a report on these very bytes as comments before the elements they concern. What holds no element stays as it is. */
export const withReportComments = (bytes: Uint8Array, report: ValidationReport): Uint8Array => {
  const sink = createByteSink();
  let written = 0;
  for (const [offset, messages] of byOffset(bytes, report)) {
    sink.write(bytes.subarray(written, offset));
    const indentation = indentationOf(bytes, offset);
    for (const message of messages) {
      for (const part of [marker, commentOf(message), ending]) sink.write(part);
      if (indentation === undefined) continue;
      for (const part of [lineEndBefore(bytes, offset - indentation.length), indentation]) sink.write(part);
    }
    written = offset;
  }
  sink.write(bytes.subarray(written));
  return sink.take();
};

const startsWith = (bytes: Uint8Array, at: number, wanted: Uint8Array): boolean =>
  wanted.every((byte, i) => bytes[at + i] === byte);

const indexOf = (bytes: Uint8Array, wanted: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(wanted[0] as number, from); at >= 0; at = bytes.indexOf(wanted[0] as number, at + 1)) {
    if (startsWith(bytes, at, wanted)) return at;
  }
  return -1;
};

/** Index after a comment of ours and the line end that came with it: before the comment there was a tag, so what lies between is ours. */
const afterComment = (bytes: Uint8Array, end: number): number => {
  const lineEnd = bytes[end] === carriageReturn ? end + 1 : end;
  if (bytes[lineEnd] !== newline) return end;
  let next = lineEnd + 1;
  while (isInlineBlank(bytes[next])) next++;
  return bytes[next] === lessThan ? next : end;
};

/** Takes the comments `withReportComments` wrote out again; all other bytes stay. */
export const withoutReportComments = (bytes: Uint8Array): Uint8Array => {
  const sink = createByteSink();
  let written = 0;
  for (let at = indexOf(bytes, marker, 0); at >= 0; at = indexOf(bytes, marker, written)) {
    const end = indexOf(bytes, ending, at);
    if (end < 0) break;
    sink.write(bytes.subarray(written, at));
    written = afterComment(bytes, end + ending.length);
  }
  sink.write(bytes.subarray(written));
  return sink.take();
};
