/** A list with an item at another place. */
export const movedItem = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
};
