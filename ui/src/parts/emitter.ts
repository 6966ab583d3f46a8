export type Listener<T = void> = (value: T) => void;

/** An event that parts of the page can subscribe to without knowing its source. */
export const emitter = <T = void>() => {
  const listeners = new Set<Listener<T>>();
  return {
    /** Returns the function that unsubscribes. */
    on: (listener: Listener<T>): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (value: T): void => {
      for (const listener of [...listeners]) listener(value);
    },
    clear: (): void => listeners.clear(),
  };
};
