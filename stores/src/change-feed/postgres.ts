import { randomUUID } from 'node:crypto';
import { channelName } from '../postgres/channel-name.ts';
import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import { sql } from '../postgres/sql.ts';
import type { ChangeFeed, ChangeNotice } from './change-feed.ts';
import { inProcessChangeFeed } from './in-process.ts';
import { groupsOf, payloadOf } from './postgres/notice-payloads.ts';
import { noticeReader } from './postgres/notice-reader.ts';

/** Milliseconds between two removals of old notices by a publisher. */
const removalInterval = 30_000;

/**
 * Notices as notifications of PostgreSQL, which every process receives. They are also kept for two minutes: a process
 * whose connection was interrupted reads what it missed, and large notices are read from there. Notices that cannot be
 * published are reported and lost.
 */
export const postgresChangeFeed = async (
  connection: PostgresConnection,
  report: (error: unknown) => void = console.error,
): Promise<ChangeFeed> => {
  const channel = await channelName(connection, 'recent_notice', 'clearbench_notices');
  const here = inProcessChangeFeed(report);
  const publisher = randomUUID();
  let [published, removedAt, closed] = [0, Number.NEGATIVE_INFINITY, false];

  const [now] = await connection.ask(({ tuples }) => tuples<[string]>(sql`SELECT clock_timestamp()::text`));
  const reader = noticeReader(
    connection,
    now?.[0] ?? 'infinity',
    (notices) => void here.publish(JSON.parse(notices) as ChangeNotice[]),
    report,
  );
  const stopListening = await connection.listen({ channel, heard: reader.heard, resumed: reader.catchUp });

  const removeOld = async (): Promise<void> => {
    if (performance.now() - removedAt < removalInterval) return;
    removedAt = performance.now();
    await connection.ask(({ changes }) =>
      changes(sql`DELETE FROM recent_notice WHERE published_at < clock_timestamp() - interval '2 minutes'`),
    );
  };
  const send = async (notices: readonly ChangeNotice[]): Promise<void> => {
    if (closed || notices.length === 0) return;
    const rows = groupsOf(notices).map((group) => {
      published += 1;
      return { publisher, number: published, notices: group };
    });
    await connection.ask(({ tuples }) =>
      tuples(sql`
        WITH kept AS (
          INSERT INTO recent_notice (publisher, number, notices)
          SELECT ${publisher}, * FROM unnest(${rows.map(({ number }) => number)}::bigint[],
            ${rows.map((row) => row.notices)}::text[])
          ON CONFLICT DO NOTHING
        )
        SELECT pg_notify(${channel}, payload)::text FROM unnest(${rows.map(payloadOf)}::text[]) AS payload`),
    );
    await removeOld();
  };

  let sending: Promise<void> = Promise.resolve();
  return {
    publish(notices) {
      const copy = [...notices];
      sending = sending.then(() => send(copy)).catch(report);
      return sending;
    },
    subscribe: here.subscribe,
    async close() {
      if (closed) return;
      await sending;
      closed = true;
      await here.close();
      stopListening();
      await reader.idle();
    },
  };
};
