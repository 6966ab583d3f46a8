/** Something to pick from a filtered list. */
export type PickItem = {
  readonly id: string;
  readonly text: string;
  readonly group: string;
  /** Stands at the end of the line: a version, a key. */
  readonly hint?: string;
  /** Whether the hint is a key to press. */
  readonly isKey?: boolean;
  /** Further words it is found by. */
  readonly words?: string;
  readonly chosen?: boolean;
  readonly run: () => void;
};

/** With whether a line opens its group, whose name then stands above it. */
export type ShownItem = PickItem & { readonly opensGroup: boolean };

const foundBy = ({ text, group, hint = '', words = '' }: PickItem): string =>
  `${text} ${group} ${hint} ${words}`.toLowerCase();

/** Items that hold every word typed; groups stay together, in the order their first item came. */
export const matchingItems = (items: readonly PickItem[], typed: string): readonly ShownItem[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = items.filter((item) => words.every((word) => foundBy(item).includes(word)));
  const groups = [...new Set(fitting.map(({ group }) => group))];
  return groups
    .flatMap((group) => fitting.filter((item) => item.group === group))
    .map((item, index, all) => ({ ...item, opensGroup: all[index - 1]?.group !== item.group }));
};
