/** Called once per append; wakes each listener once per turn of the event loop, however many appends there were. */
export type Notifier = { ring(): void; listen(wake: () => void): () => void };

/** Calls the listeners in the turn after the first notification; `report` receives errors of listeners. */
export const notifier = (report: (error: unknown) => void = console.error): Notifier => {
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
