/** Calls that have been let through and that no read model knows of yet, by what they count against. */
export type UnderWay = {
  /** Each call as a promise that resolves once it is counted, or will never be. */
  of(key: string): readonly Promise<void>[];
  /** `counted` never rejects. */
  add(key: string, counted: Promise<void>): void;
};

export const underWay = (): UnderWay => {
  const calls = new Map<string, Set<Promise<void>>>();

  const forget = (key: string, call: Promise<void>): void => {
    const others = calls.get(key);
    others?.delete(call);
    if (others?.size === 0) calls.delete(key);
  };

  return {
    of: (key) => [...(calls.get(key) ?? [])],
    add: (key, counted) => {
      const call: Promise<void> = counted.then(() => forget(key, call));
      calls.set(key, (calls.get(key) ?? new Set()).add(call));
    },
  };
};
