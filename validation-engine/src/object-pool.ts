/** Things given back after use and taken again, because making one takes longer than what it is for. */
export type ObjectPool<T> = {
  take(): T;
  /** A thing that is never given back is collected together with its user. */
  giveBack(thing: T): void;
};

/** Maximum number of idle things; more are rarely in use at the same time. */
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
