/** Amounts by key, such as the bytes in use of each account. A key whose amount is 0 takes no memory. */
export type KeyedCounter = {
  /** A negative amount takes back what was added. */
  add(key: string, amount: number): void;
  of(key: string): number;
  total(): number;
  keys(): number;
};

export const keyedCounter = (): KeyedCounter => {
  const amounts = new Map<string, number>();
  let total = 0;
  return {
    add: (key, amount) => {
      const now = (amounts.get(key) ?? 0) + amount;
      total += amount;
      if (now === 0) amounts.delete(key);
      else amounts.set(key, now);
    },
    of: (key) => amounts.get(key) ?? 0,
    total: () => total,
    keys: () => amounts.size,
  };
};
