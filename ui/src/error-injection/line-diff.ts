import { diffArrays } from 'diff';

/** A line of a comparison; a gap represents omitted equal lines. */
export type DiffLine = {
  readonly kind: 'same' | 'gone' | 'new' | 'gap';
  readonly text: string;
  /** The line number in its own text, from 1. */
  readonly line: number;
};

/** The number of context lines around a change. */
const around = 1;
/** Beyond this number of edits, everything between the first and the last change counts as changed. */
const mostEdits = 600;

const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);

/** The differing lines, and those between them; both begin at line `first`. */
const middle = (before: readonly string[], after: readonly string[], first: number): DiffLine[] => {
  const steps = diffArrays([...before], [...after], { maxEditLength: mostEdits }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ];
  const lines: DiffLine[] = [];
  let [old, fresh] = [first, first];
  for (const { added, removed, value } of steps)
    for (const text of value) {
      lines.push({ kind: added ? 'new' : removed ? 'gone' : 'same', text, line: removed ? old : fresh });
      if (!added) old += 1;
      if (!removed) fresh += 1;
    }
  return lines;
};

/** Omits equal lines that are far from every change. */
const folded = (lines: readonly DiffLine[]): readonly DiffLine[] => {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same');
  return lines.flatMap((line, at) => {
    if (isNear(at)) return [line];
    return at > 0 && isNear(at - 1) ? [{ kind: 'gap' as const, text: '', line: line.line }] : [];
  });
};

/** The lines in which two texts differ, each with the line before and after it. */
export const lineDiff = (before: string, after: string): readonly DiffLine[] => {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const most = Math.min(old.length, fresh.length);
  let same = 0;
  while (same < most && old[same] === fresh[same]) same++;
  let alike = 0;
  while (alike < most - same && old.at(-1 - alike) === fresh.at(-1 - alike)) alike++;
  const lines = middle(old.slice(same, old.length - alike), fresh.slice(same, fresh.length - alike), same + 1);
  const end = fresh.length - alike;
  const above = same > 0 ? [{ kind: 'same' as const, text: fresh[same - 1] ?? '', line: same }] : [];
  const below = alike > 0 ? [{ kind: 'same' as const, text: fresh[end] ?? '', line: end + 1 }] : [];
  return folded([...above, ...lines, ...below]);
};
