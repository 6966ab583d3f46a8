import type { AnnotationEntry } from '@clearbench/contracts/file/annotation';

/** A row of the outline; `index` is its position in the whole outline. */
export type OutlineRow = {
  readonly entry: AnnotationEntry;
  readonly index: number;
  readonly parent: boolean;
  readonly folded: boolean;
};

/** The index after the last descendant of the entry at `index`. */
const endOfSubtree = (entries: readonly AnnotationEntry[], index: number): number => {
  const depth = entries[index]?.depth ?? 0;
  let end = index + 1;
  while ((entries[end]?.depth ?? -1) > depth) end += 1;
  return end;
};

const says = (entry: AnnotationEntry, wanted: string): boolean =>
  [entry.name, entry.element, entry.value ?? ''].some((text) => text.toLowerCase().includes(wanted));

/** The entries that match the search, and all their ancestors, so that a match keeps its position in the tree. */
const matching = (entries: readonly AnnotationEntry[], wanted: string): Set<number> => {
  const keep = new Set<number>();
  const ancestors: number[] = [];
  entries.forEach((entry, index) => {
    ancestors.length = Math.min(ancestors.length, entry.depth);
    ancestors[entry.depth] = index;
    if (says(entry, wanted)) for (const ancestor of ancestors) if (ancestor !== undefined) keep.add(ancestor);
  });
  return keep;
};

/** The visible entries: without collapsed subtrees, or, during a search, the matches with their ancestors. */
export const outlineRows = (
  entries: readonly AnnotationEntry[],
  folded: ReadonlySet<string>,
  filter: string,
): OutlineRow[] => {
  const wanted = filter.trim().toLowerCase();
  const keep = wanted ? matching(entries, wanted) : undefined;
  const rows: OutlineRow[] = [];
  for (let index = 0; index < entries.length; ) {
    const entry = entries[index];
    if (!entry) break;
    const parent = (entries[index + 1]?.depth ?? 0) > entry.depth;
    const isFolded = parent && !keep && folded.has(entry.path);
    if (!keep || keep.has(index)) rows.push({ entry, index, parent, folded: isFolded });
    index = isFolded ? endOfSubtree(entries, index) : index + 1;
  }
  return rows;
};

/** The row of a line of the text: the last row that starts at or before the line. */
export const rowAtLine = (rows: readonly OutlineRow[], line: number): number =>
  rows.findLastIndex(({ entry }) => entry.line <= line);
