export type Listener = () => void;

/** An event that parts of the page can subscribe to without knowing its source. */
export const signal = () => {
  const listeners = new Set<Listener>();
  return {
    /** Returns the function that unsubscribes. */
    on: (listener: Listener): Listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (): void => {
      for (const listener of [...listeners]) listener();
    },
  };
};
