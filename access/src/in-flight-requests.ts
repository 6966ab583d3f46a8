/** Allowed calls that are not in a read model yet, by the key they count against. */
export type InFlightRequests = {
  /** One promise per call; it resolves once the call is counted, or cannot be counted any more. */
  of(key: string): readonly Promise<void>[];
  /** `counted` never rejects. */
  add(key: string, counted: Promise<void>): void;
};

export const inFlightRequests = (): InFlightRequests => {
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
