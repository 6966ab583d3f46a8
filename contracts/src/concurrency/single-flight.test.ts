import { singleFlight } from './single-flight.ts';

describe('a single flight', () => {
  it('never overlaps itself, and calls during a run share the next one', async () => {
    const gates: PromiseWithResolvers<void>[] = [];
    const ask = singleFlight(() => {
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

  it('runs again after a failure', async () => {
    let times = 0;
    const ask = singleFlight(async () => {
      times += 1;
      if (times === 1) throw new Error('once');
    });
    const [first, second] = [ask(), ask()];
    await expect(first).rejects.toThrow('once');
    await second;
    expect(times).toBe(2);
  });
});
