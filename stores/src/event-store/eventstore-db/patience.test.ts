import { Failure } from '@clearbench/contracts/failure';
import { inTime, pauseAfter, persist } from './patience.ts';

const quick = { answer: 50, overall: 500, firstPause: 2, mostPause: 8 };
const passing = new Error('nobody there');

/** Fails a number of times, then answers. */
const failing = (times: number, error: Error) => {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw error;
    return tries;
  };
};

it('fakes the pause each time, up to a limit, with random jitter', () => {
  const pauses = { firstPause: 100, mostPause: 1_000 };
  const longest = [1, 2, 3, 4, 5, 500].map((failures) => pauseAfter(failures, pauses, () => 1));
  expect(longest).toEqual([100, 200, 400, 800, 1_000, 1_000]);
  expect([1, 2].map((failures) => pauseAfter(failures, pauses, () => 0))).toEqual([50, 100]);
});

it('retries transient errors only', async () => {
  expect(await persist(quick, failing(3, passing))).toBe(4);
  await expect(persist(quick, failing(1, new Failure('store.conflict')))).rejects.toMatchObject({
    errorKey: 'store.conflict',
  });
  await expect(persist(quick, failing(1, new TypeError('a bug')))).rejects.toMatchObject({ errorKey: 'store.failed' });
});

it('fails at its time limit, and immediately when it is closed', async () => {
  const unavailable = { errorKey: 'store.unavailable', cause: passing };
  await expect(persist({ ...quick, overall: 20 }, failing(1_000, passing))).rejects.toMatchObject(unavailable);

  const end = new AbortController();
  const patient = { ...quick, firstPause: 60_000, mostPause: 60_000, overall: 600_000, end: end.signal };
  const trying = persist(patient, failing(1_000, passing));
  setImmediate(() => end.abort());
  await expect(trying).rejects.toMatchObject(unavailable);
});

it('waits for an answer no longer than the limit', async () => {
  await expect(inTime(5, new Promise(() => {}))).rejects.toThrow('no answer');
  expect(await inTime(5_000, Promise.resolve('here'))).toBe('here');
});
