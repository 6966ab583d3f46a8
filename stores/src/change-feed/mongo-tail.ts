import type { Collection, FindCursor } from 'mongodb';

/** Some notices of one publisher as text; a tail that begins anew leaves an empty one as its mark. */
export type NoticeRow = { readonly _id: string; readonly notices: string };

/** How long the server waits for news before it says there are none. */
const waitInMilliseconds = 1_000;
/** So many rows are known again, should one arrive twice. */
const mostRemembered = 1_000;

/** Reads a capped collection on and on, in the order in which it was written. */
export type Tail = {
  /** Delivers what comes behind the last row delivered, until the cursor ends or breaks. `mark` is a row written just before. */
  follow(mark: string | undefined, heard: () => void): Promise<void>;
  end(): Promise<void>;
};

/** A tail whose place is a row that was written already. */
export const tailFrom = (rows: Collection<NoticeRow>, start: string, deliver: (row: NoticeRow) => void): Tail => {
  const remembered = new Set<string>();
  let last = start;
  let cursor: FindCursor<NoticeRow> | undefined;
  let ended = false;

  const hear = (row: NoticeRow) => {
    last = row._id;
    if (remembered.has(row._id)) return;
    remembered.add(row._id);
    const [oldest] = remembered;
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
    deliver(row);
  };

  return {
    async follow(mark, heard) {
      if (ended) return;
      cursor = rows.find({}, { tailable: true, awaitData: true, maxAwaitTimeMS: waitInMilliseconds });
      let missed: NoticeRow[] | undefined = [];
      for await (const row of cursor) {
        if (!missed) hear(row);
        else if (row._id === last) missed = undefined;
        else if (row._id === mark) {
          // The last row made room for newer ones: all that is left came after it.
          for (const each of [...missed, row]) hear(each);
          missed = undefined;
        } else missed.push(row);
        if (!missed) heard();
      }
    },
    async end() {
      ended = true;
      await cursor?.close();
    },
  };
};
