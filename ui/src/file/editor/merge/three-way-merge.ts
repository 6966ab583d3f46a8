import type { TextChange } from '../text/text-source.ts';
import { type DiffLimits, type LineHunk, lineHunks } from './line-hunks.ts';
import { fillSlot, type LineSlot, lineSlot, type TextLines, textLines } from './text-lines.ts';

export type MergeInput = {
  /** The common base of both texts. */
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
};

/** Lines that both changed in different ways. */
export type MergeConflict = {
  /** The number of the first of them in mine, from 1. */
  readonly line: number;
  readonly slot: LineSlot;
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
};

export type MergeResult =
  | {
      readonly result: 'merged';
      /** The edits that merge theirs into mine, without the conflicts. */
      readonly changes: readonly TextChange[];
      readonly conflicts: readonly MergeConflict[];
    }
  | { readonly result: 'tooDifferent' };

export type MergeCalls = { readonly merge: { readonly input: MergeInput; readonly result: MergeResult } };

const usualLimits: DiffLimits = { edits: 20_000, milliseconds: 4_000 };

/** The limits for resolving conflicts one by one; the characters are those of the lines shown. */
const mostConflicts = 200;
const mostCharacters = 400_000;

const isEmpty = ({ from, to }: LineHunk): boolean => from === to;
const keepsLineCount = ({ from, to, lines }: LineHunk): boolean => lines.length === to - from;

/** Whether new lines at `place` belong to the lines the other changed; beside a line that was only edited they do not. */
const entersAt = (place: number, other: LineHunk): boolean => {
  if (place < other.from || place > other.to) return false;
  return (place > other.from && place < other.to) || !keepsLineCount(other);
};

const collide = (one: LineHunk, other: LineHunk): boolean => {
  if (isEmpty(one) && isEmpty(other)) return one.from === other.from;
  if (isEmpty(one)) return entersAt(one.from, other);
  if (isEmpty(other)) return entersAt(other.from, one);
  return one.from < other.to && other.from < one.to;
};

type Group = { readonly mine: readonly LineHunk[]; readonly theirs: readonly LineHunk[] };

/** Groups the edits of both sides that touch the same lines. */
const groups = (mine: readonly LineHunk[], theirs: readonly LineHunk[]): Group[] => {
  const found: { mine: LineHunk[]; theirs: LineHunk[] }[] = [];
  let open: { mine: LineHunk[]; theirs: LineHunk[] } = { mine: [], theirs: [] };
  const all = [
    ...mine.map((hunk) => ({ hunk, side: 'mine' as const })),
    ...theirs.map((hunk) => ({ hunk, side: 'theirs' as const })),
  ];
  // New lines before a line come before an edit of that line.
  all.sort((a, b) => a.hunk.from - b.hunk.from || a.hunk.to - b.hunk.to);
  for (const { hunk, side } of all) {
    const others = side === 'mine' ? open.theirs : open.mine;
    if (!others.some((other) => collide(hunk, other))) {
      if (open.mine.length + open.theirs.length > 0) found.push(open);
      open = { mine: [], theirs: [] };
    }
    open[side].push(hunk);
  }
  found.push(open);
  return found;
};

type Span = { readonly from: number; readonly to: number };

const spanOf = (hunks: readonly LineHunk[]): Span => ({
  from: Math.min(...hunks.map(({ from }) => from)),
  to: Math.max(...hunks.map(({ to }) => to)),
});

/** The lines of the base in the span, with the edits of one side applied. */
const edited = (base: readonly string[], { from, to }: Span, hunks: readonly LineHunk[]): string[] => {
  const lines: string[] = [];
  let at = from;
  for (const hunk of hunks) {
    lines.push(...base.slice(at, hunk.from), ...hunk.lines);
    at = hunk.to;
  }
  return [...lines, ...base.slice(at, to)];
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);

const mergeGroup = (group: Group, base: readonly string[], mine: TextLines, shift: number) => {
  const span = spanOf([...group.mine, ...group.theirs]);
  const first = span.from + shift;
  const [own, foreign] = [edited(base, span, group.mine), edited(base, span, group.theirs)];
  if (isSame(own, foreign)) return {};
  const slot = lineSlot(mine, first, first + own.length);
  if (group.mine.length === 0) return { change: fillSlot(slot, foreign) };
  return { conflict: { line: first + 1, slot, base: base.slice(span.from, span.to), mine: own, theirs: foreign } };
};

/** The difference in the number of lines after the edits. */
const growth = (hunks: readonly LineHunk[]): number =>
  hunks.reduce((sum, { from, to, lines }) => sum + lines.length - (to - from), 0);

const charactersOf = ({ base, mine, theirs }: MergeConflict): number =>
  [...base, ...mine, ...theirs].reduce((sum, line) => sum + line.length, 0);

/**
 * Merges the changes of the other into mine, line by line. Edits of different lines are merged; a line that both
 * changed in different ways is a conflict, and so are new lines of both at the same position.
 */
export const threeWayMerge = ({ base, mine, theirs }: MergeInput, limits = usualLimits): MergeResult => {
  const [before, own, foreign] = [textLines(base).lines, textLines(mine), textLines(theirs).lines];
  const [myHunks, theirHunks] = [lineHunks(before, own.lines, limits), lineHunks(before, foreign, limits)];
  if (!myHunks || !theirHunks) return { result: 'tooDifferent' };
  let shift = 0;
  const changes: TextChange[] = [];
  const conflicts: MergeConflict[] = [];
  for (const group of groups(myHunks, theirHunks)) {
    const { change, conflict } = group.theirs.length > 0 ? mergeGroup(group, before, own, shift) : {};
    if (change) changes.push(change);
    if (conflict) conflicts.push(conflict);
    shift += growth(group.mine);
  }
  const characters = conflicts.reduce((sum, conflict) => sum + charactersOf(conflict), 0);
  if (conflicts.length > mostConflicts || characters > mostCharacters) return { result: 'tooDifferent' };
  return { result: 'merged', changes, conflicts };
};
