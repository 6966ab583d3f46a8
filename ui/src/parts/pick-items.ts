/** An item of a filtered list. */
export type PickItem = {
  readonly id: string;
  readonly text: string;
  readonly group: string;
  /** The text at the end of the line: a version, a key. */
  readonly hint?: string;
  /** Whether the hint is a key to press. */
  readonly isKey?: boolean;
  /** Further search words. */
  readonly words?: string;
  readonly chosen?: boolean;
  /** The target address, if it is a link. */
  readonly path?: string;
  readonly run: () => void;
};

/** An item, and whether it starts a group, whose name is shown above it. */
export type ShownItem = PickItem & { readonly opensGroup: boolean };

const foundBy = ({ text, group, hint = '', words = '' }: PickItem): string =>
  `${text} ${group} ${hint} ${words}`.toLowerCase();

/** The parts of a text with the typed words marked; the words can be in any order. */
export const markedParts = (
  text: string,
  typed: string,
): readonly { readonly text: string; readonly isFound: boolean }[] => {
  const words = typed.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, isFound: false }];
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'giu'))
    .map((part, at) => ({ text: part, isFound: at % 2 === 1 }))
    .filter((part) => part.text !== '');
};

const inGroups = (items: readonly PickItem[]): readonly ShownItem[] => {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups
    .flatMap((group) => items.filter((item) => item.group === group))
    .map((item, index, all) => ({ ...item, opensGroup: all[index - 1]?.group !== item.group }));
};

/**
 * The items that contain every typed word; groups stay together, in the order of their first item. `found` are items of
 * search sources.
 */
export const matchingItems = (
  items: readonly PickItem[],
  typed: string,
  found: readonly PickItem[] = [],
): readonly ShownItem[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = items.filter((item) => words.every((word) => foundBy(item).includes(word)));
  const known = new Set(fitting.map(({ id }) => id));
  return inGroups([...fitting, ...found.filter(({ id }) => !known.has(id))]);
};
