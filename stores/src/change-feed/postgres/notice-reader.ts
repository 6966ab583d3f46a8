import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { PostgresCalls } from '../../postgres/postgres-connection.ts';
import { sql } from '../../postgres/sql.ts';
import { type NoticeRow, rowIn } from './notice-payloads.ts';

/** Most publishers whose last number is remembered; each process of the product is one. */
const mostPublishers = 1_000;

/** Delivers the notices of each publisher once, in their order. */
export type NoticeReader = {
  /** Receives the text of a notification. */
  heard(payload: string): void;
  /** Delivers what was published while no notification could arrive. */
  catchUp(): void;
  /** Resolves when everything received so far is delivered. */
  idle(): Promise<void>;
};

/** `since` is the time of the server from which notices are delivered. */
export const noticeReader = (
  connection: PostgresCalls,
  since: string,
  deliver: (notices: string) => void,
  report: (error: unknown) => void,
): NoticeReader => {
  const lastNumbers = boundedCache<number>(mostPublishers);
  let turn: Promise<void> | undefined;

  const deliverOnce = ({ publisher, number, notices }: NoticeRow): void => {
    if (number <= (lastNumbers.get(publisher) ?? 0)) return;
    lastNumbers.set(publisher, number);
    deliver(notices);
  };
  const storedRow = async (publisher: string, number: number): Promise<NoticeRow | undefined> => {
    const [row] = await connection.ask(({ tuples }) =>
      tuples<[string]>(sql`SELECT notices FROM recent_notice WHERE publisher = ${publisher} AND number = ${number}`),
    );
    return row && { publisher, number, notices: row[0] };
  };
  const storedRows = (): Promise<NoticeRow[]> =>
    connection.ask(({ rows }) =>
      rows<NoticeRow>(sql`
        SELECT publisher, number, notices FROM recent_notice WHERE published_at >= ${since}::timestamptz
        ORDER BY published_at, publisher, number`),
    );
  /** What has to be read from the table delays later notifications, so that the order stays. */
  const inTurn = (work: () => Promise<void>): void => {
    const before = turn ?? Promise.resolve();
    const mine: Promise<void> = before
      .then(work)
      .catch(report)
      .finally(() => {
        if (turn === mine) turn = undefined;
      });
    turn = mine;
  };

  return {
    heard(payload) {
      const { publisher, number, notices } = rowIn(payload);
      if (notices !== undefined && turn === undefined) return deliverOnce({ publisher, number, notices });
      inTurn(async () => {
        const row = notices === undefined ? await storedRow(publisher, number) : { publisher, number, notices };
        if (row) deliverOnce(row);
      });
    },
    catchUp: () =>
      inTurn(async () => {
        for (const row of await storedRows()) deliverOnce(row);
      }),
    idle: async () => turn,
  };
};
