/** Does work while nobody else does any under the same key. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Work under the same key is done in the order it comes, one after the other, within this process. */
export const oneAtATime = (): OneAtATime => {
  const newest = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = newest.get(key);
    const mine = before ? before.then(work, work) : work();
    newest.set(key, mine);
    try {
      return await mine;
    } finally {
      if (newest.get(key) === mine) newest.delete(key);
    }
  };
};
