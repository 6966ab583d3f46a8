import { singleFlight } from '@clearbench/contracts/concurrency/single-flight';
import type { PostgresConnection } from '../../postgres/postgres-connection.ts';
import { sql } from '../../postgres/sql.ts';

/**
 * A commit that waits for the standbys of synchronous replication, and so for everything that was visible before it;
 * without synchronous replication it changes nothing.
 */
export const waitForStandby = sql`
  UPDATE log_mark SET position = position
  WHERE block = (SELECT max(block) FROM log_mark) AND current_setting('synchronous_standby_names') <> ''`;

/**
 * Resolves when everything that was read is on the standbys too. A commit that was waiting for them when its server
 * ended is visible after a start of the server, whether or not they have it: so the first reads over each new connection
 * wait. Otherwise a repeated command would be acknowledged whose events a promoted standby lacks.
 */
export const replicatedReads = ({ checkEach, forAppends }: PostgresConnection): (() => Promise<void>) => {
  let [connections, confirmed] = [0, 0];
  checkEach(async () => {
    connections += 1;
  });
  const confirm = singleFlight(() =>
    forAppends.ask(async ({ changes }) => {
      const upTo = connections;
      await changes(waitForStandby);
      confirmed = Math.max(confirmed, upTo);
    }),
  );
  return async () => {
    for (const upTo = connections; confirmed < upTo; ) await confirm();
  };
};
