import { progress } from './progress.ts';

describe('progress', () => {
  it('lets go whoever waits for a position once it is there', async () => {
    const come = progress();
    const waiting = [come.reached(3, 5_000), come.reached(5, 5_000)];
    come.advance(4);
    await expect(waiting[0]).resolves.toBe(true);
    come.advance(9);
    await expect(waiting[1]).resolves.toBe(true);
    await expect(come.reached(9, 0)).resolves.toBe(true);
  });

  it('never goes back', () => {
    const come = progress();
    come.advance(4);
    come.advance(2);
    expect(come.position()).toBe(4);
  });

  it('says when the time is over', async () => {
    await expect(progress().reached(1, 1)).resolves.toBe(false);
  });
});
