/** Rung once per append, heard once per turn of the event loop: a burst of appends wakes each listener one time. */
export type WakeBell = { ring(): void; listen(wake: () => void): () => void };

/** A bell whose listeners are called in the turn after the first ring; `report` is told what a listener throws. */
export const wakeBell = (report: (error: unknown) => void = console.error): WakeBell => {
  const listeners = new Set<{ readonly wake: () => void }>();
  let rung = false;

  const wakeAll = () => {
    rung = false;
    for (const listener of [...listeners]) {
      try {
        listener.wake();
      } catch (error) {
        report(error);
      }
    }
  };

  return {
    ring() {
      if (rung || listeners.size === 0) return;
      rung = true;
      setImmediate(wakeAll);
    },
    listen(wake) {
      const listener = { wake };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
