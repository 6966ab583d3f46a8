import type { MessageNode } from './message-node.ts';

/** One `select` entry: the element's own name last, before it the names its ancestors must have. */
type Suffix<T> = { readonly ancestors: readonly string[]; readonly value: T };

/** Finds by an element's name and ancestors what was selected by `Name`, `Parent/Name` or, for elements without children, `*`. */
export type Selection<T> = {
  readonly byName: ReadonlyMap<string, readonly Suffix<T>[]>;
  readonly leaves: readonly T[];
};

export const selectionOf = <T>(entries: Iterable<readonly [select: string, value: T]>): Selection<T> => {
  const byName = new Map<string, Suffix<T>[]>();
  const leaves: T[] = [];
  for (const [select, value] of entries) {
    const [name = '', ...ancestors] = select.split('/').filter(Boolean).toReversed();
    const suffixes = byName.get(name) ?? [];
    if (name === '*' && ancestors.length === 0) leaves.push(value);
    else byName.set(name, [...suffixes, { ancestors, value }]);
  }
  return { byName, leaves };
};

const hasAncestors = (node: MessageNode, ancestors: readonly string[]): boolean => {
  let at = node.parent;
  for (const name of ancestors) {
    if (at?.name !== name) return false;
    at = at.parent;
  }
  return true;
};

const nothing: readonly never[] = [];

/** Everything selected by the element's name and place; `*` is not asked here. */
export const selectedBy = <T>(selection: Selection<T>, node: MessageNode): readonly T[] => {
  const suffixes = selection.byName.get(node.name);
  if (suffixes === undefined) return nothing;
  return suffixes.filter(({ ancestors }) => hasAncestors(node, ancestors)).map(({ value }) => value);
};
