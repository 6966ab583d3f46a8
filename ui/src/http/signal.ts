export type Listener = () => void;

/** An event that parts of the page can listen to without knowing who reports it. */
export const signal = () => {
  const listeners = new Set<Listener>();
  return {
    /** Returns how to stop listening. */
    on: (listener: Listener): Listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (): void => {
      for (const listener of [...listeners]) listener();
    },
  };
};
