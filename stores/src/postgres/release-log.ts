import type { PostgresConnection } from './postgres-connection.ts';

/**
 * Ends the current segment of the write-ahead log and writes a checkpoint, so that the server removes or reuses the
 * segments that contain removed data. The role needs the right to do both; a failure is reported.
 */
export const releaseLog = async (
  connection: Pick<PostgresConnection, 'unlimited'>,
  report: (error: unknown) => void,
): Promise<void> => {
  try {
    await connection.unlimited(async ({ script }) => {
      await script('SELECT pg_switch_wal()');
      await script('CHECKPOINT');
    });
  } catch (error) {
    const sentence = 'removed data stays in the write-ahead log until the server removes or reuses its segments';
    report(new Error(sentence, { cause: error }));
  }
};
