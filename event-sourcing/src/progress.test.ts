import { progress } from './progress.ts';

describe('progress', () => {
  it('resolves waiting calls once their position is reached', async () => {
    const reader = progress();
    const waiting = [reader.reached(3, 5_000), reader.reached(5, 5_000)];
    reader.advance(4);
    await expect(waiting[0]).resolves.toBe(true);
    reader.advance(9);
    await expect(waiting[1]).resolves.toBe(true);
    await expect(reader.reached(9, 0)).resolves.toBe(true);
  });

  it('never decreases', () => {
    const reader = progress();
    reader.advance(4);
    reader.advance(2);
    expect(reader.position()).toBe(4);
  });

  it('returns false after the timeout', async () => {
    await expect(progress().reached(1, 1)).resolves.toBe(false);
  });
});
