import { wakeBell } from './wake-bell.ts';

it('reports what a listener throws, and wakes the others and later on', async () => {
  const reported: unknown[] = [];
  const bell = wakeBell((error) => reported.push(error));
  const broken = new Error('listener broken');
  bell.listen(() => {
    throw broken;
  });
  for (let round = 1; round <= 2; round += 1) {
    const woken = new Promise<void>((resolve) => void bell.listen(resolve));
    bell.ring();
    await woken;
    expect(reported).toEqual(Array.from({ length: round }, () => broken));
  }
});
