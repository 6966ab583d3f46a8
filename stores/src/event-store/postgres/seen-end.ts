import { Failure } from '@clearbench/contracts/failure';
import type { Queries } from '../../postgres/queries.ts';
import { sql } from '../../postgres/sql.ts';
import { bytesOf } from './event-rows.ts';

/** The last event of the log that this process has read or appended. */
export type SeenEnd = {
  note(position: number, id: string): void;
  /**
   * Fails with `store.logTruncated` {position} where the log lacks that event, or has another one in its position: a
   * standby was promoted that had not received it. A log that has it has everything before it.
   */
  check(queries: Queries): Promise<void>;
};

export const seenEnd = (): SeenEnd => {
  let last: { readonly position: number; readonly id: Buffer } | undefined;
  return {
    note(position, id) {
      if (position > (last?.position ?? 0)) last = { position, id: bytesOf(id) };
    },
    async check({ tuples }) {
      if (last === undefined) return;
      const { position, id } = last;
      const [row] = await tuples<[Buffer]>(sql`SELECT id FROM event WHERE position = ${position}`);
      if (!row?.[0].equals(id)) throw new Failure('store.logTruncated', { position });
    },
  };
};
