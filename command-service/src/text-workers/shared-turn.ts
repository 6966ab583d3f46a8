/** Milliseconds after which other work of the event loop is next. */
const longestTurn = 4;

type Work = () => void;

/**
 * Runs the short work of many requests one after another in one turn of the event loop: its code and tables then stay in
 * the caches of the processor, which the rest of a request displaces. Work that would make a turn longer than a few
 * milliseconds has its turn after the next requests are read.
 */
export const sharedTurn = (now: () => number = () => performance.now()) => {
  let waiting: Work[] = [];
  const turn = (): void => {
    const [until, works] = [now() + longestTurn, waiting];
    let done = 0;
    do works[done++]?.();
    while (done < works.length && now() < until);
    waiting = works.slice(done);
    if (waiting.length > 0) setImmediate(turn);
  };
  return <Result>(work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const run: Work = () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      if (waiting.push(run) === 1) setImmediate(turn);
    });
};
