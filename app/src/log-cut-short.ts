import { settingsError } from '@clearbench/hosting/settings/settings-error';
import type { Stores } from '@clearbench/stores/stores';

/**
 * Detects events missing at the end of a data folder's log, for example after an older copy was restored: read models
 * have a higher position. Undefined for a complete log. On servers positions are not comparable.
 */
export const cutShort = async ({ events, checkpoints }: Pick<Stores, 'events' | 'checkpoints'>) => {
  const [head, reached] = [await events.head(), await checkpoints.all()];
  const furthest = Math.max(0, ...reached.values());
  return furthest > head ? `the log ends at position ${head}, and read models have read up to ${furthest}` : undefined;
};

/** New events would get the positions of lost ones, and read models would skip them, so the start is refused. */
export const refuseCutShort = async (stores: Pick<Stores, 'events' | 'checkpoints'>): Promise<void> => {
  const fault = await cutShort(stores);
  if (fault !== undefined)
    throw settingsError(
      `Events are missing: ${fault}. Restore a whole backup to an empty folder, and run npm run verify on it before you start.`,
    );
};
