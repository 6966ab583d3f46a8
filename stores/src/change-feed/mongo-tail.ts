import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { Collection, FindCursor } from 'mongodb';

/** Some notices of one publisher as text; a new tail writes an empty one as its start marker. */
export type NoticeRow = { readonly _id: string; readonly notices: string };

/** How long the server waits for new rows before it answers without any. */
const waitInMilliseconds = 1_000;
/** Number of remembered rows, to recognise duplicates. */
const mostRemembered = 1_000;

/** Reads a capped collection continuously, in the order of writing. */
export type Tail = {
  /**
   * Delivers rows after the last delivered one, until the cursor ends or breaks. `mark` is a row written just before.
   */
  follow(mark: string | undefined, received: () => void): Promise<void>;
  end(): Promise<void>;
};

/** A tail that starts after an existing row. */
export const tailFrom = (rows: Collection<NoticeRow>, start: string, deliver: (row: NoticeRow) => void): Tail => {
  const remembered = boundedCache<true>(mostRemembered);
  let last = start;
  let cursor: FindCursor<NoticeRow> | undefined;
  let ended = false;

  const hear = (row: NoticeRow) => {
    last = row._id;
    if (remembered.has(row._id)) return;
    remembered.set(row._id, true);
    deliver(row);
  };

  return {
    async follow(mark, received) {
      if (ended) return;
      cursor = rows.find({}, { tailable: true, awaitData: true, maxAwaitTimeMS: waitInMilliseconds });
      let missed: NoticeRow[] | undefined = [];
      for await (const row of cursor) {
        if (!missed) hear(row);
        else if (row._id === last) missed = undefined;
        else if (row._id === mark) {
          // The last delivered row was overwritten: all remaining rows came after it.
          for (const each of [...missed, row]) hear(each);
          missed = undefined;
        } else missed.push(row);
        if (!missed) received();
      }
    },
    async end() {
      ended = true;
      await cursor?.close();
    },
  };
};
