/** Objects that are reused, because creating one takes longer than its use. */
export type ObjectPool<T> = {
  take(): T;
  /** The garbage collector removes an object that is never given back. */
  giveBack(object: T): void;
};

/** Maximum number of idle objects; more are rarely in use at the same time. */
const mostIdle = 4;

/** `clear` sets an object back to its initial state. */
export const objectPool = <T>(make: () => T, clear: (object: T) => void): ObjectPool<T> => {
  const idle: T[] = [];
  return {
    take: () => idle.pop() ?? make(),
    giveBack: (object) => {
      if (idle.length === mostIdle) return;
      clear(object);
      idle.push(object);
    },
  };
};
