import { followProgress } from '@clearbench/event-sourcing/followed-progress';
import type { Log } from '@clearbench/event-sourcing/log';
import { readModels } from '@clearbench/stores/read-models';
import type { Stores } from '@clearbench/stores/stores';

/** Documents of another process are not cached, because permissions are read for every request. */
const room = 0;
const patience = 5_000;

/** Read models that another process updates, as soon as each can be queried. */
export const followedViews = async (
  { documents, checkpoints, events, over }: Pick<Stores, 'documents' | 'checkpoints' | 'events' | 'over'>,
  names: readonly string[],
  log: Log,
) => {
  const progress = followProgress({
    names,
    documents,
    checkpoints,
    log,
    ...(over ? { head: () => events.head() } : {}),
  });
  const waiting = setTimeout(() => log.warn({}, 'waiting for a process that builds the read models'), patience).unref();
  await progress.ready;
  clearTimeout(waiting);
  return { views: readModels(documents, progress, room), progress };
};
