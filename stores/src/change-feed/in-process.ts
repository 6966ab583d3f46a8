import type { ChangeFeed, ChangeNotice } from './change-feed.ts';

type Listener = { readonly hear: (notice: ChangeNotice) => void };

/** A feed within one process; `report` receives errors of listeners. */
export const inProcessChangeFeed = (report: (error: unknown) => void = console.error): ChangeFeed => {
  const listeners = new Set<Listener>();

  const deliver = (notice: ChangeNotice) => {
    for (const listener of [...listeners]) {
      try {
        listener.hear(notice);
      } catch (error) {
        report(error);
      }
    }
  };

  let closed = false;
  return {
    async publish(notices) {
      for (const notice of notices) deliver(notice);
    },
    subscribe(hear) {
      const listener = { hear };
      if (!closed) listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      closed = true;
      listeners.clear();
    },
  };
};
