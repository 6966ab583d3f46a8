import { rounds } from './rounds.ts';

describe('rounds of a work', () => {
  it('never overlap, and who asks meanwhile shares a later one', async () => {
    const gates: PromiseWithResolvers<void>[] = [];
    const ask = rounds(() => {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      return gate.promise;
    });
    const first = ask();
    const [second, third] = [ask(), ask()];
    expect(third).toBe(second);
    expect(gates).toHaveLength(1);
    gates[0]?.resolve();
    await first;
    await Promise.resolve();
    expect(gates).toHaveLength(2);
    gates[1]?.resolve();
    await second;
  });

  it('go on after one that failed', async () => {
    let times = 0;
    const ask = rounds(async () => {
      times += 1;
      if (times === 1) throw new Error('once');
    });
    const [first, second] = [ask(), ask()];
    await expect(first).rejects.toThrow('once');
    await second;
    expect(times).toBe(2);
  });
});
