import type { ChangeFeed, ChangeNotice } from '@clearbench/stores/change-feed/change-feed';

/**
 * Delivers notices in order, each once this process knows that its change can be read, so that a listener never reads
 * an older state. Notices that arrive in the meantime share one wait.
 */
export const onceReadable = (
  changes: Pick<ChangeFeed, 'subscribe'>,
  refresh: () => Promise<void>,
): Pick<ChangeFeed, 'subscribe'> => ({
  subscribe: (listener) => {
    let waiting: ChangeNotice[] = [];
    let busy = false;
    let over = false;
    const tell = (notice: ChangeNotice): void => {
      try {
        if (!over) listener(notice);
      } catch {
        // An error of one listener does not affect the others.
      }
    };
    const deliver = async (): Promise<void> => {
      busy = true;
      while (waiting.length > 0 && !over) {
        const some = waiting;
        waiting = [];
        // A listener that reads too early reads again at the next notice; a lost notice would leave it outdated.
        await refresh().catch(() => {});
        for (const notice of some) tell(notice);
      }
      busy = false;
    };
    const unsubscribe = changes.subscribe((notice) => {
      waiting.push(notice);
      if (!busy) void deliver();
    });
    return () => {
      over = true;
      unsubscribe();
    };
  },
});
