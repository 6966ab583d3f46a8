import { semaphore } from './semaphore.ts';

it('limits the concurrent calls, keeps their order, and continues after failures', async () => {
  const few = semaphore(2);
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
