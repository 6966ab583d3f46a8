/** The id and the sort value of a row. */
export type RowOrder<Row> = {
  readonly idOf: (row: Row) => string;
  /** The value by which the list is sorted. */
  readonly sortValue: (row: Row) => string | number;
  readonly order: 'ascending' | 'descending';
};

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether a row comes after another; rows with equal values are ordered by id, as on the server. */
const comesAfter = <Row>({ idOf, sortValue, order }: RowOrder<Row>, row: Row, other: Row): boolean => {
  const byValue = compare(sortValue(row), sortValue(other)) || compare(idOf(row), idOf(other));
  return order === 'ascending' ? byValue > 0 : byValue < 0;
};

/**
 * The rows of a list after its first rows were read again: the new first rows, then the old rows that come after them.
 * A row in `moved` (known to have changed) is not kept from the old rows, because its new position is unknown.
 */
export const mergeRows = <Row>(
  old: readonly Row[],
  beginning: readonly Row[],
  moved: ReadonlySet<string>,
  rowOrder: RowOrder<Row>,
): Row[] => {
  const last = beginning.at(-1);
  if (last === undefined) return [];
  const read = new Set(beginning.map(rowOrder.idOf));
  const isKept = (id: string) => !read.has(id) && !moved.has(id);
  return [...beginning, ...old.filter((row) => isKept(rowOrder.idOf(row)) && comesAfter(rowOrder, row, last))];
};

/** The rows with those of the next page after them; a row that moved meanwhile is not shown twice. */
export const withNext = <Row>(rows: readonly Row[], next: readonly Row[], idOf: (row: Row) => string): Row[] => {
  const known = new Set(rows.map(idOf));
  return [...rows, ...next.filter((row) => !known.has(idOf(row)))];
};
