/**
 * Reads at once what a page will need, while the server tells who the user is. The first call takes that answer; one that
 * failed, for instance before the visitor signed in, is read again, as is every later one.
 */
export const earlyAnswer = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let early: Promise<{ readonly answer: T } | undefined> | undefined = read().then(
    (answer) => ({ answer }),
    () => undefined,
  );
  return async () => {
    const taken = early;
    early = undefined;
    const found = await taken;
    return found ? found.answer : read();
  };
};
