type Listener = () => void;

const listeners = new Set<Listener>();

/** Hears when the server no longer knows the session; returns how to stop listening. */
export const onSessionEnd = (listener: Listener): Listener => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const tellSessionEnd = (): void => {
  for (const listener of listeners) listener();
};
