import type { TextChange } from '../text/text-source.ts';

/** A text as lines without their line endings, and where each begins and ends. */
export type TextLines = {
  readonly lines: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** The line ending of this text. */
  readonly eol: string;
};

export const textLines = (text: string): TextLines => {
  const lines: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf('\n', start);
    const next = feed < 0 ? text.length + 1 : feed + 1;
    const end = feed < 0 ? text.length : text[feed - 1] === '\r' && feed > start ? feed - 1 : feed;
    lines.push(text.slice(start, end));
    starts.push(start);
    ends.push(end);
    start = next;
  }
  return { lines, starts, ends, eol: /\r?\n/.exec(text)?.[0] ?? '\n' };
};

type Range = { readonly offset: number; readonly length: number };

/** A run of lines that can be replaced: `before` and `after` keep the line endings of the new lines correct. */
export type LineSlot = Range & {
  readonly before: string;
  readonly after: string;
  readonly eol: string;
  /** The range to remove if no line is left. */
  readonly whole: Range;
};

const between = (from: number, to: number): Range => ({ offset: from, length: to - from });

/** The lines from `first` to before `end`; none if both are the same: then new lines are inserted before `first`. */
export const lineSlot = ({ lines, starts, ends, eol }: TextLines, first: number, end: number): LineSlot => {
  const at = (places: readonly number[], line: number): number => places[line] ?? 0;
  const last = lines.length - 1;
  if (first === end)
    return first <= last
      ? { ...between(at(starts, first), at(starts, first)), before: '', after: eol, eol, whole: between(0, 0) }
      : { ...between(at(ends, last), at(ends, last)), before: eol, after: '', eol, whole: between(0, 0) };
  const range = between(at(starts, first), at(ends, end - 1));
  const upToNext = between(range.offset, at(starts, end));
  const fromPrevious = between(first > 0 ? at(ends, first - 1) : 0, at(ends, end - 1));
  return { ...range, before: '', after: '', eol, whole: end <= last ? upToNext : fromPrevious };
};

/** The change that writes these lines into the slot. */
export const fillSlot = ({ before, after, eol, whole, ...range }: LineSlot, lines: readonly string[]): TextChange =>
  lines.length === 0 ? { ...whole, text: '' } : { ...range, text: before + lines.join(eol) + after };

/** Applies changes that do not overlap. */
export const applyChanges = (text: string, changes: readonly TextChange[]): string => {
  const parts: string[] = [];
  let from = 0;
  for (const { offset, length, text: put } of [...changes].sort((a, b) => a.offset - b.offset)) {
    parts.push(text.slice(from, offset), put);
    from = offset + length;
  }
  return parts.join('') + text.slice(from);
};
