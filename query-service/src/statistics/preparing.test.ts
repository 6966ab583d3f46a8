import { preparing } from './preparing.ts';
import type { ReadDays } from './read-days.ts';

const at = '2026-11-20T12:00:00.000Z';

describe('prepared days of domains', () => {
  it('are computed one domain after another, without concurrent runs', async () => {
    const requested: (readonly string[])[] = [];
    const read: ReadDays = async (_, domains) => {
      requested.push(domains);
      await Promise.resolve();
      return [];
    };
    const prepare = preparing(read);
    await Promise.all([prepare(['a.example', 'b.example'], at), prepare(['c.example'], at)]);
    expect(requested).toEqual([['a.example'], ['b.example']]);
    await prepare(['c.example'], at);
    expect(requested).toHaveLength(3);
  });

  it('are tried again after a failure, without affecting queries', async () => {
    let tries = 0;
    const prepare = preparing(async () => {
      tries += 1;
      throw new Error('away');
    });
    await prepare(['a.example'], at);
    await prepare(['a.example'], at);
    expect(tries).toBe(2);
  });
});
