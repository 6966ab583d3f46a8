import { Failure } from '@clearbench/contracts/failure';
import { fewAtOnce } from './few-at-once.ts';
import { inTime, pauseAfter, persist } from './patience.ts';

const quick = { answer: 50, overall: 500, firstPause: 2, mostPause: 8 };
const passing = new Error('nobody there');

/** Fails so many times, then answers. */
const failing = (times: number, error: Error) => {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw error;
    return tries;
  };
};

it('pauses twice as long each time, up to a limit, and by chance a little less', () => {
  const pauses = { firstPause: 100, mostPause: 1_000 };
  const longest = [1, 2, 3, 4, 5, 500].map((failures) => pauseAfter(failures, pauses, () => 1));
  expect(longest).toEqual([100, 200, 400, 800, 1_000, 1_000]);
  expect([1, 2].map((failures) => pauseAfter(failures, pauses, () => 0))).toEqual([50, 100]);
});

it('tries again what may pass, and nothing else', async () => {
  expect(await persist(quick, failing(3, passing))).toBe(4);
  await expect(persist(quick, failing(1, new Failure('store.conflict')))).rejects.toMatchObject({
    errorKey: 'store.conflict',
  });
  await expect(persist(quick, failing(1, new TypeError('a bug')))).rejects.toMatchObject({ errorKey: 'store.failed' });
});

it('gives up when its time is over, and at once when it is to end', async () => {
  const unavailable = { errorKey: 'store.unavailable', cause: passing };
  await expect(persist({ ...quick, overall: 20 }, failing(1_000, passing))).rejects.toMatchObject(unavailable);

  const end = new AbortController();
  const patient = { ...quick, firstPause: 60_000, mostPause: 60_000, overall: 600_000, end: end.signal };
  const trying = persist(patient, failing(1_000, passing));
  setImmediate(() => end.abort());
  await expect(trying).rejects.toMatchObject(unavailable);
});

it('waits for no answer without end', async () => {
  await expect(inTime(5, new Promise(() => {}))).rejects.toThrow('no answer');
  expect(await inTime(5_000, Promise.resolve('here'))).toBe('here');
});

it('lets only a few run at once, in their order, and goes on after failures', async () => {
  const few = fewAtOnce(2);
  const running = new Set<number>();
  let most = 0;
  const begun: number[] = [];
  const work = (n: number) =>
    few(async () => {
      begun.push(n);
      running.add(n);
      most = Math.max(most, running.size);
      await new Promise((resolve) => setImmediate(resolve));
      running.delete(n);
      if (n % 2 === 0) throw new Error('even');
    });
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work));
  expect(outcomes.map(({ status }) => status === 'rejected')).toEqual([true, false, true, false, true, false, true]);
  expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4, 5, 6]]);
});
