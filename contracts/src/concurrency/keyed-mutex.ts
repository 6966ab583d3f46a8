/** Runs tasks of the same key one after another, in the order of the calls; tasks of different keys run at the same time. */
export type KeyedMutex = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** A mutex for each key; a key without waiting tasks takes no memory. */
export const keyedMutex = (): KeyedMutex => {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(task, task);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
};
