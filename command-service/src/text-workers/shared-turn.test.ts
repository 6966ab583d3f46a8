import { setImmediate as nextTurn } from 'node:timers/promises';
import { sharedTurn } from './shared-turn.ts';

/** A clock that each reading advances by some milliseconds. */
const clock = (step: number) => {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
};

/** Puts five works into one queue; returns what happened in the turns of the event loop until all are done. */
const turnsOf = async (inSharedTurn: ReturnType<typeof sharedTurn>): Promise<readonly string[]> => {
  const happened: string[] = [];
  let isDone = false;
  const works = Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      inSharedTurn(async () => {
        happened.push(`work ${index}`);
        return index;
      }),
    ),
  ).then((results) => {
    isDone = true;
    return results;
  });
  while (!isDone) {
    await nextTurn();
    happened.push('turn');
  }
  expect(await works).toEqual([0, 1, 2, 3, 4]);
  return happened;
};

describe('short work in a shared turn', () => {
  it('runs in one turn of the event loop, in order', async () => {
    const happened = await turnsOf(sharedTurn(() => 0));
    expect(happened.slice(0, 6)).toEqual(['work 0', 'work 1', 'work 2', 'work 3', 'work 4', 'turn']);
  });

  it('leaves the event loop to other work after a few milliseconds', async () => {
    const happened = await turnsOf(sharedTurn(clock(2)));
    expect(happened.slice(0, 7)).toEqual(['work 0', 'work 1', 'turn', 'work 2', 'work 3', 'turn', 'work 4']);
  });

  it('has a turn for work that comes later', async () => {
    const inSharedTurn = sharedTurn();
    expect(await inSharedTurn(async () => 1)).toBe(1);
    expect(await inSharedTurn(async () => 2)).toBe(2);
  });

  it('has a turn for work that comes during it', async () => {
    const inSharedTurn = sharedTurn();
    let second: Promise<number> | undefined;
    await inSharedTurn(async () => {
      second = inSharedTurn(async () => 2);
    });
    expect(await second).toBe(2);
  });

  it('passes a failure on to its caller only', async () => {
    const inSharedTurn = sharedTurn();
    const failing = inSharedTurn((): Promise<number> => {
      throw new Error('broken');
    });
    const next = inSharedTurn(async () => 2);
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe(2);
  });
});
