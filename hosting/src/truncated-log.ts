import type { Stores } from '@clearbench/stores/stores';
import { settingsError } from './settings/settings-error.ts';

/**
 * Detects events missing at the end of a log in a data folder or in PostgreSQL, for example after an older copy was
 * restored or a standby without them replaced the server: read models have a higher position. Undefined for a complete
 * log. Positions in EventStoreDB are not comparable.
 */
export const truncation = async ({ events, checkpoints }: Pick<Stores, 'events' | 'checkpoints'>) => {
  // Read in this order, because other processes may append and project meanwhile.
  const [reached, head] = [await checkpoints.all(), await events.head()];
  const furthest = Math.max(0, ...reached.values());
  return furthest > head ? `the log ends at position ${head}, and read models have read up to ${furthest}` : undefined;
};

/** New events would get the positions of lost ones, and read models would skip them, so the start is refused. */
export const refuseTruncatedLog = async (stores: Pick<Stores, 'events' | 'checkpoints'>): Promise<void> => {
  const fault = await truncation(stores);
  if (fault !== undefined)
    throw settingsError(
      `Events are missing: ${fault}. Restore a whole backup to an empty folder, and run npm run verify on it before you start.`,
    );
};
