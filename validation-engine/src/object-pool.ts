/** Things given back after use and taken again, because making one takes longer than what it is for. */
export type ObjectPool<T> = {
  take(): T;
  /** Whoever never gives back keeps it until they are forgotten themselves. */
  giveBack(thing: T): void;
};

/** So many are kept at most; more are at work at the same time hardly ever. */
const mostIdle = 4;

/** `clear` makes a thing as good as new. */
export const objectPool = <T>(make: () => T, clear: (thing: T) => void): ObjectPool<T> => {
  const idle: T[] = [];
  return {
    take: () => idle.pop() ?? make(),
    giveBack: (thing) => {
      if (idle.length === mostIdle) return;
      clear(thing);
      idle.push(thing);
    },
  };
};
