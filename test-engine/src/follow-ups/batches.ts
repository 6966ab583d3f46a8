/** Groups items by due time. */
const byDue = <T>(items: readonly T[], dueOf: (item: T) => string): ReadonlyMap<string, readonly T[]> =>
  Map.groupBy(items, dueOf);

/** Most parts; above it the parts become larger. */
const mostParts = 200;

export const inParts = <T>(items: readonly T[], size: number | undefined): readonly (readonly T[])[] => {
  if (items.length === 0) return [];
  const each = Math.max(size ?? items.length, Math.ceil(items.length / mostParts));
  return Array.from({ length: Math.ceil(items.length / each) }, (_, part) =>
    items.slice(part * each, (part + 1) * each),
  );
};

/** The batches of each due time, with at most `size` items, numbered from 1. */
export const batchesOf = <T>(
  items: readonly T[],
  dueOf: (item: T) => string,
  size: number | undefined,
): readonly { readonly number: number; readonly dueAt: string; readonly items: readonly [T, ...T[]] }[] =>
  [...byDue(items, dueOf)]
    .flatMap(([dueAt, due]) => inParts(due, size).map((part) => ({ dueAt, items: part as [T, ...T[]] })))
    .map((batch, index) => ({ number: index + 1, ...batch }));
