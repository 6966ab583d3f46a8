import type { ReadModels } from '@clearbench/stores/read-models';
import { receiptIdOf } from './receipt-id.ts';

const [morning, evening, nextDay] = [
  '2026-11-27T08:00:00.000Z',
  '2026-11-27T20:00:00.000Z',
  '2026-11-28T09:00:00.000Z',
];
const into = { channel: { channelId: 'engine-1' }, environment: {} };
const received = (at: string) => ({ fileName: 'a.xml', digest: 'd1', at });

describe('the id of a receipt', () => {
  const stored = new Map<string, { readonly at: string }>();
  const views = { get: async (_: unknown, id: string) => stored.get(id) } as unknown as Pick<ReadModels, 'get'>;
  beforeEach(() => stored.clear());

  it('is the same for the same file within a day', async () => {
    const first = await receiptIdOf(views, into, received(morning));
    expect(await receiptIdOf(views, into, received(evening))).toBe(first);
    stored.set(first, { at: morning });
    expect(await receiptIdOf(views, into, received(evening))).toBe(first);
  });

  it('is another one after a day, also after each further day', async () => {
    const first = await receiptIdOf(views, into, received(morning));
    stored.set(first, { at: morning });
    const second = await receiptIdOf(views, into, received(nextDay));
    stored.set(second, { at: nextDay });
    expect(second).not.toBe(first);
    expect(await receiptIdOf(views, into, received(nextDay))).toBe(second);
  });

  it('of a file with an id of its origin is the same after days and resets, for the same content', async () => {
    const named = { ...received(morning), originId: 'origin-1' };
    const first = await receiptIdOf(views, into, named);
    stored.set(first, { at: morning });
    const later = { ...named, at: nextDay };
    expect(await receiptIdOf(views, { ...into, environment: { memory: 1 } }, later)).toBe(first);
    const others = await Promise.all([
      receiptIdOf(views, into, { ...named, originId: 'origin-2' }),
      receiptIdOf(views, into, { ...named, digest: 'd2' }),
      receiptIdOf(views, { ...into, channel: { channelId: 'engine-2' } }, named),
      receiptIdOf(views, into, received(morning)),
    ]);
    expect(new Set([first, ...others]).size).toBe(5);
  });

  it('is another one for another name, content, channel or memory', async () => {
    const ids = await Promise.all([
      receiptIdOf(views, into, received(morning)),
      receiptIdOf(views, into, { ...received(morning), fileName: 'b.xml' }),
      receiptIdOf(views, into, { ...received(morning), digest: 'd2' }),
      receiptIdOf(views, { ...into, channel: { channelId: 'engine-2' } }, received(morning)),
      receiptIdOf(views, { ...into, environment: { memory: 1 } }, received(morning)),
    ]);
    expect(new Set(ids).size).toBe(5);
  });
});
