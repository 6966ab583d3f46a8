import { settingsError } from '@clearbench/hosting/settings/settings-error';
import type { Stores } from '@clearbench/stores/stores';

/**
 * What tells that events are gone from the end of a data folder's log, as where a copy of an earlier day took its
 * place: read models have read further than it goes. Undefined where none are. On servers positions are not comparable.
 */
export const cutShort = async ({ events, checkpoints }: Pick<Stores, 'events' | 'checkpoints'>) => {
  const [head, reached] = [await events.head(), await checkpoints.all()];
  const furthest = Math.max(0, ...reached.values());
  return furthest > head ? `the log ends at position ${head}, and read models have read up to ${furthest}` : undefined;
};

/** New events would take the places of lost ones, and read models pass them over: nobody shall start on that. */
export const refuseCutShort = async (stores: Pick<Stores, 'events' | 'checkpoints'>): Promise<void> => {
  const fault = await cutShort(stores);
  if (fault !== undefined)
    throw settingsError(
      `Events are missing: ${fault}. Restore a whole backup to an empty folder; or, to go on with this log, move documents.db away: read models are built anew from it.`,
    );
};
