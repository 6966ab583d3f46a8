type Listener = () => void;

/** Something a page may hear of from the caller, whoever makes the call. */
const signal = () => {
  const listeners = new Set<Listener>();
  return {
    /** Returns how to stop listening. */
    on: (listener: Listener): Listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (): void => {
      for (const listener of listeners) listener();
    },
  };
};

const ends = signal();
const refusals = signal();

/** Hears when the server no longer knows the session. */
export const onSessionEnd = ends.on;
export const tellSessionEnd = ends.tell;

/** Hears when the server knows the session, but the account may not be used (any more). */
export const onAccountRefused = refusals.on;
export const tellAccountRefused = refusals.tell;
