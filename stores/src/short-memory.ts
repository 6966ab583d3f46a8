/** What was worked out before, by key; once it is full, what came first is forgotten first. */
export type ShortMemory<T> = {
  get(key: string): T | undefined;
  keep(key: string, value: T): void;
};

export const shortMemory = <T>(room: number): ShortMemory<T> => {
  const known = new Map<string, T>();
  return {
    get: (key) => known.get(key),
    keep: (key, value) => {
      const [oldest] = known.keys();
      if (known.size >= room && oldest !== undefined && !known.has(key)) known.delete(oldest);
      known.set(key, value);
    },
  };
};
