import type { SubsetValue } from '@clearbench/iso20022/subsets/subset-notation';
import type { SubsetLine } from '@clearbench/iso20022/subsets/subset-tree';

/** A line of one rulebook, beside the line of another. */
export type SubsetRow = {
  readonly name: string;
  readonly path: string;
  readonly depth: number;
  readonly line: SubsetLine | undefined;
  readonly other: SubsetLine | undefined;
  readonly isDifferent: boolean;
  readonly below: readonly SubsetRow[];
};

const valueText = (value: SubsetValue | undefined): string => {
  switch (value?.kind) {
    case 'code':
      return value.codes.join(' ');
    case 'text':
      return `text ${value.max}`;
    case 'pattern':
      return value.source;
    case 'amount':
      return `${value.range} ${value.fractionDigits} ${value.currency}`;
    case undefined:
      return '';
  }
};

const textOf = (line: SubsetLine | undefined): string => {
  if (line === undefined) return '';
  return line.use === 'allowed' ? `${line.min} ${line.max} ${valueText(line.value)}` : 'outside';
};

/** An element that is outside both subsets, or missing in one and outside the other, makes no difference. */
const differ = (line: SubsetLine | undefined, other: SubsetLine | undefined): boolean => {
  if (line?.use !== 'allowed' && other?.use !== 'allowed') return false;
  return textOf(line) !== textOf(other);
};

/** The names of both in the order of the first; names of the other alone follow the name before them. */
const namesOf = (lines: readonly SubsetLine[], others: readonly SubsetLine[]): readonly string[] => {
  const names = lines.map(({ name }) => name);
  others.forEach(({ name }, at) => {
    if (names.includes(name)) return;
    const before = others[at - 1]?.name ?? '';
    names.splice(names.indexOf(before) + 1, 0, name);
  });
  return names;
};

/**
 * The rows of a subset; with the lines of another rulebook, both side by side. An element that only one of them allows
 * is one difference, whatever is below it.
 */
export const rowsOf = (
  lines: readonly SubsetLine[],
  others: readonly SubsetLine[] | undefined,
  depth = 0,
  isCompared = others !== undefined,
): readonly SubsetRow[] =>
  namesOf(lines, others ?? []).map((name) => {
    const line = lines.find((one) => one.name === name);
    const other = others?.find((one) => one.name === name);
    return {
      name,
      path: line?.path ?? other?.path ?? name,
      depth,
      line,
      other,
      isDifferent: isCompared && differ(line, other),
      below: rowsOf(
        line?.below ?? [],
        others && (other?.below ?? []),
        depth + 1,
        isCompared && line?.use === 'allowed' && other?.use === 'allowed',
      ),
    };
  });

export type RowFilter = {
  readonly words: string;
  readonly showOutside: boolean;
  readonly onlyDifferences: boolean;
  /** The names by which an element is found, besides its tag. */
  readonly nameOf: (tag: string) => string;
};

const isAllowed = ({ line, other }: SubsetRow): boolean => line?.use === 'allowed' || other?.use === 'allowed';

const isWanted = (row: SubsetRow, { words, onlyDifferences, nameOf }: RowFilter): boolean => {
  if (onlyDifferences && !row.isDifferent) return false;
  const wanted = words.trim().toLowerCase();
  return wanted === '' || `${row.name} ${nameOf(row.name)}`.toLowerCase().includes(wanted);
};

const kept = (row: SubsetRow, filter: RowFilter): readonly SubsetRow[] => {
  if (!filter.showOutside && !isAllowed(row)) return [];
  const below = row.below.flatMap((one) => kept(one, filter));
  return below.length > 0 || isWanted(row, filter) ? [{ ...row, below }] : [];
};

/** The rows that match the filter, and the rows above them. */
export const filterRows = (rows: readonly SubsetRow[], filter: RowFilter): readonly SubsetRow[] =>
  rows.flatMap((row) => kept(row, filter));

/** The rows on screen: those below an open row. */
export const visibleRows = (rows: readonly SubsetRow[], isOpen: (row: SubsetRow) => boolean): readonly SubsetRow[] =>
  rows.flatMap((row) => (isOpen(row) ? [row, ...visibleRows(row.below, isOpen)] : [row]));

/** The numbers of elements in the subset, outside it, and different in the other rulebook. */
export const countRows = (rows: readonly SubsetRow[]): { readonly allowed: number; readonly different: number } =>
  rows.reduce(
    (sum, row) => {
      const below = countRows(row.below);
      return {
        allowed: sum.allowed + below.allowed + (row.line?.use === 'allowed' ? 1 : 0),
        different: sum.different + below.different + (row.isDifferent ? 1 : 0),
      };
    },
    { allowed: 0, different: 0 },
  );
