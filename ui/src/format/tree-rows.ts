import type { Change, Pair, StructurePair } from './compare-structures.ts';

/** A visible row of the tree. */
export type TreeRow = {
  /** The names from the root, joined by a slash. */
  readonly key: string;
  readonly level: number;
  readonly pair: Pair;
  readonly change: Change;
  readonly unfolds: boolean;
  readonly open: boolean;
};

/** The visible rows; `differing` omits equal elements. */
export const treeRows = (tree: StructurePair, open: ReadonlySet<string>, differing: boolean): readonly TreeRow[] => {
  const rows: TreeRow[] = [];
  const seen = (pair: Pair): boolean => !differing || tree.changeOf(pair) !== 'same';
  const add = (pair: Pair, above: string, level: number): void => {
    const key = above === '' ? pair.name : `${above}/${pair.name}`;
    const below = tree.children(pair).filter(seen);
    const isOpen = open.has(key);
    rows.push({ key, level, pair, change: tree.changeOf(pair), unfolds: below.length > 0, open: isOpen });
    if (isOpen) for (const child of below) add(child, key, level + 1);
  };
  add(tree.root, '', 1);
  return rows;
};

/** The rows that are initially expanded, down to this depth. */
export const firstOpen = (tree: StructurePair, levels: number, differing: boolean): ReadonlySet<string> => {
  const open = new Set<string>();
  for (let level = 0; level < levels; level++)
    for (const { key, unfolds } of treeRows(tree, open, differing)) if (unfolds) open.add(key);
  return open;
};

export type TreeMove = { readonly to?: string | undefined; readonly unfold?: string; readonly fold?: string };

/** The effect of a key on the tree, with the focus on one of its rows. */
export const treeMove = (rows: readonly TreeRow[], at: string, key: string): TreeMove | undefined => {
  const index = rows.findIndex((row) => row.key === at);
  const row = rows[index];
  if (!row) return undefined;
  switch (key) {
    case 'ArrowDown':
      return { to: rows[index + 1]?.key };
    case 'ArrowUp':
      return { to: rows[index - 1]?.key };
    case 'Home':
      return { to: rows[0]?.key };
    case 'End':
      return { to: rows.at(-1)?.key };
    case 'ArrowRight':
      if (!row.unfolds) return {};
      return row.open ? { to: rows[index + 1]?.key } : { unfold: at };
    case 'ArrowLeft':
      return row.open ? { fold: at } : { to: rows.slice(0, index).findLast(({ level }) => level < row.level)?.key };
    default:
      return undefined;
  }
};
