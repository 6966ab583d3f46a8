import { projection } from '@clearbench/event-sourcing/projection';

type RowEvent = { readonly type: 'RowWritten'; readonly data: { readonly rowId: string; readonly number: number } };
export type Row = {
  readonly rowId: string;
  readonly group: string;
  readonly name: string;
  readonly size: number;
};

/** A read model with several indexes, which a process builds while it is killed. */
export const indexedRows = projection<Row, RowEvent>({
  name: 'indexed-rows',
  version: 1,
  shape: {
    indexes: [['name'], ['size'], ['group', 'name'], ['group', 'size'], ['rowId'], ['size', 'name']],
    search: 'name',
  },
  key: ({ data }) => data.rowId,
  on: {
    RowWritten: (_, { data: { rowId, number } }) => ({
      rowId,
      group: `group ${number % 7}`,
      name: `row ${(number * 7_919) % 1_009}`,
      size: (number * 31) % 503,
    }),
  },
});

/** Rows in the log of the test. */
export const rowCount = 20_000;

/** The events that write all rows. */
export const rowEvents = (): readonly RowEvent[] =>
  Array.from({ length: rowCount }, (_, number) => ({ type: 'RowWritten', data: { rowId: `r${number}`, number } }));
