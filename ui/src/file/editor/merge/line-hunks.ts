import { diffArrays } from 'diff';

/** Lines `from` to before `to` of the base became `lines`. */
export type LineHunk = { readonly from: number; readonly to: number; readonly lines: readonly string[] };

/** Beyond these limits, two texts are too different to be merged line by line. */
export type DiffLimits = { readonly edits: number; readonly milliseconds: number };

/** With the same number of lines each line is a separate hunk, so that an edit of the next line does not conflict. */
const split = (hunk: LineHunk): LineHunk[] => {
  const { from, to, lines } = hunk;
  if (lines.length !== to - from || lines.length < 2) return [hunk];
  return lines.map((line, index) => ({ from: from + index, to: from + index + 1, lines: [line] }));
};

/** The changes from one text to the other, from top to bottom; undefined beyond the limits. */
export const lineHunks = (
  base: readonly string[],
  changed: readonly string[],
  { edits, milliseconds }: DiffLimits,
): LineHunk[] | undefined => {
  const most = Math.min(base.length, changed.length);
  let head = 0;
  while (head < most && base[head] === changed[head]) head++;
  let tail = 0;
  while (tail < most - head && base.at(-1 - tail) === changed.at(-1 - tail)) tail++;
  const [old, fresh] = [base.slice(head, base.length - tail), changed.slice(head, changed.length - tail)];
  const steps = diffArrays(old, fresh, { maxEditLength: edits, timeout: milliseconds });
  if (!steps) return undefined;
  const hunks: LineHunk[] = [];
  let at = head;
  let open: { from: number; to: number; lines: string[] } | undefined;
  for (const { added, removed, value } of steps) {
    if (!added && !removed) {
      if (open) hunks.push(...split(open));
      open = undefined;
      at += value.length;
      continue;
    }
    open ??= { from: at, to: at, lines: [] };
    if (added) open.lines.push(...value);
    else {
      at += value.length;
      open.to = at;
    }
  }
  if (open) hunks.push(...split(open));
  return hunks;
};
