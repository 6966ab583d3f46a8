import { notifier } from './notifier.ts';

it('reports errors of listeners, and still wakes the other listeners', async () => {
  const reported: unknown[] = [];
  const notify = notifier((error) => reported.push(error));
  const broken = new Error('listener broken');
  notify.listen(() => {
    throw broken;
  });
  for (let round = 1; round <= 2; round += 1) {
    const woken = new Promise<void>((resolve) => void notify.listen(resolve));
    notify.ring();
    await woken;
    expect(reported).toEqual(Array.from({ length: round }, () => broken));
  }
});
