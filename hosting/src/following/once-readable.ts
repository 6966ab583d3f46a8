import type { ChangeFeed, ChangeNotice } from '@clearbench/stores/change-feed/change-feed';

/**
 * Notices in their order, each once what it tells of is known here, too: whoever hears of a change and reads is not given
 * what was before it. Those that come meanwhile are waited for together.
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
        // A listener's own trouble; the others, and those after, are told all the same.
      }
    };
    const deliver = async (): Promise<void> => {
      busy = true;
      while (waiting.length > 0 && !over) {
        const some = waiting;
        waiting = [];
        // Somebody who reads too early reads again at the next notice; who hears nothing never does.
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
