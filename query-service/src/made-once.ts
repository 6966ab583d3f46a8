/** A value that is made when it is read first, and kept: no start waits for it. */
export const madeOnce = <Value extends object | string>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
