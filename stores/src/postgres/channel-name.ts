import type { PostgresCalls } from './postgres-connection.ts';
import { sql } from './sql.ts';

/** The channel of a table: its number keeps the channels of several schemas of a database apart. */
export const channelName = async (
  connection: Pick<PostgresCalls, 'ask'>,
  table: string,
  prefix: string,
): Promise<string> => {
  const [row] = await connection.ask(({ tuples }) => tuples<[number]>(sql`SELECT ${table}::regclass::oid::bigint`));
  return `${prefix}_${row?.[0]}`;
};
