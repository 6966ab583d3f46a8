/** A line of a comparison; a gap stands for lines that are the same. */
export type DiffLine = {
  readonly kind: 'same' | 'gone' | 'new' | 'gap';
  readonly text: string;
  /** Counts from 1, in the text it stands in. */
  readonly line: number;
};

/** Lines around a change that are shown as well. */
const around = 1;
/** Beyond this many lines, what stands between first and last change is told as changed as a whole. */
const mostCompared = 600;

const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);

/** Lengths of the longest common parts of the rests of both, by where they begin. */
const commonRests = (before: readonly string[], after: readonly string[]): readonly Uint16Array[] => {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const [here, below] = [lengths[i] as Uint16Array, lengths[i + 1] as Uint16Array];
      here[j] = before[i] === after[j] ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, here[j + 1] ?? 0);
    }
  return lengths;
};

const middle = (before: readonly string[], after: readonly string[], first: number): DiffLine[] => {
  const gone = (i: number): DiffLine => ({ kind: 'gone', text: before[i] ?? '', line: first + i });
  const fresh = (j: number): DiffLine => ({ kind: 'new', text: after[j] ?? '', line: first + j });
  if (before.length * after.length > mostCompared ** 2)
    return [...before.map((_, i) => gone(i)), ...after.map((_, j) => fresh(j))];
  const rests = commonRests(before, after);
  const told: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      told.push({ kind: 'same', text: after[j] ?? '', line: first + j });
      i++;
      j++;
    } else if (i < before.length && (j === after.length || (rests[i + 1]?.[j] ?? 0) >= (rests[i]?.[j + 1] ?? 0)))
      told.push(gone(i++));
    else told.push(fresh(j++));
  }
  return told;
};

/** Leaves out what is the same and far from every change. */
const folded = (lines: readonly DiffLine[]): readonly DiffLine[] => {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same');
  return lines.flatMap((line, at) => {
    if (isNear(at)) return [line];
    return at > 0 && isNear(at - 1) ? [{ kind: 'gap' as const, text: '', line: line.line }] : [];
  });
};

/** The lines in which two texts differ, each with the line before and behind it. */
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
